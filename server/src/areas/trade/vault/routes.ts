import type { vault } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { chooseKeeping, deleteNow, vaultOf } from './vault';

export const routes: AreaHandlers<typeof vault> = {
  'POST /files/vault/:id': ({ core, user, params }) => vaultOf(core, user.id, params.id),
  'POST /files/vault/:id/keep': ({ core, user, params, body }) =>
    chooseKeeping(core, user.id, params.id, body.days),
  'POST /files/vault/:id/delete': ({ core, user, params, body }) =>
    deleteNow(core, user.id, params.id, body.file),
};
