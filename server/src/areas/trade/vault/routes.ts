import type { files } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { chooseKeeping, deleteNow, vaultOf } from './vault';

type VaultCall = 'POST /files/vault/:id' | 'POST /files/vault/:id/keep' | 'POST /files/vault/:id/delete';

/** The calls of the contract's area `files` that are about an order. */
export const routes: Pick<AreaHandlers<typeof files>, VaultCall> = {
  'POST /files/vault/:id': ({ core, user, params }) => vaultOf(core, user.id, params.id),
  'POST /files/vault/:id/keep': ({ core, user, params, body }) =>
    chooseKeeping(core, user.id, params.id, body.days),
  'POST /files/vault/:id/delete': ({ core, user, params, body }) =>
    deleteNow(core, user.id, params.id, body.file),
};
