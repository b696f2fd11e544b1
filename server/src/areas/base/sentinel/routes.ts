import type { sentinel } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { closeAlert, sentinelDesk } from './staff';

export const routes: AreaHandlers<typeof sentinel> = {
  'GET /staff/sentinel/list': ({ db, query }) => sentinelDesk(db, query),
  'POST /staff/sentinel/close/:id': ({ core, user, params, body }) =>
    closeAlert(core, user.id, params.id, body.note),
};
