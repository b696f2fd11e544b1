import type { journalCorrections } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { answerCorrection, deskCorrection } from './staff';
import { ownCorrections, submitCorrection } from './submit';

export const routes: AreaHandlers<typeof journalCorrections> = {
  'GET /magazine/corrections': ({ db, user, query }) => ownCorrections(db, user.id, query.page),
  'POST /magazine/correct': ({ core, user, body, now }) => submitCorrection(core, user.id, body, now),
  'GET /staff/correction/detail/:id': ({ core, params }) => deskCorrection(core, params.id),
  'POST /staff/correction/answer/:id': ({ core, user, params, body }) =>
    answerCorrection(core, user.id, params.id, body),
};
