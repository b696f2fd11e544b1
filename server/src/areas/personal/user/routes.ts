import type { user } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { collectPage } from '../../base/collect/list';
import { removeCollected, restoreCollected } from '../../base/collect/removals';
import { personalCounts } from './counts';
import { editUser } from './edit';

export const routes: AreaHandlers<typeof user> = {
  'GET /user/get_pc_num': ({ db, user: { id }, now }) => personalCounts(db, id, now),
  'GET /user/get_collect': ({ db, user: { id }, query }) =>
    collectPage(db, id, query.kind ?? 'service', query.page ?? 1),
  'POST /user/del_collect': ({ core, user: { id }, body }) => removeCollected(core, id, body.kind, body.ids),
  'POST /user/restore_collect': ({ core, user: { id }, body }) => restoreCollected(core, id, body.undo),
  'POST /user/edit': ({ core, user: { id }, body }) => editUser(core, id, body),
};
