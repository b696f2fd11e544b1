import type { user } from '@harbor/contract';
import type { AreaHandlers } from '../../http/handler';
import { personalCounts } from './counts';
import { editUser } from './edit';

export const routes: AreaHandlers<typeof user> = {
  'GET /user/get_pc_num': ({ db, user: { id }, now }) => personalCounts(db, id, now),
  'POST /user/edit': ({ core, user: { id }, body }) => editUser(core, id, body),
};
