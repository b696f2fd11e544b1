import type { sentinel } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { closeAlert, sentinelAlert, sentinelDesk } from './staff';

export const routes: AreaHandlers<typeof sentinel> = {
  'GET /staff/sentinel/list': ({ db, query }) => sentinelDesk(db, query),
  'GET /staff/sentinel/detail/:id': ({ db, params }) => sentinelAlert(db, params.id),
  'POST /staff/sentinel/close/:id': ({ core, user, params, body }) =>
    closeAlert(core, user.id, params.id, body.note),
};
