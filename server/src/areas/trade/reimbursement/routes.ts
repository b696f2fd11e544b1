import type { reimbursement } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { conflict } from '../../../http/problem';
import { urlOf } from '../../../http/register';
import { downloadTicket, holderOfTicket } from '../../identity/auth/download-ticket';
import { reimbursementPack } from './pack';
import { reimbursementInfo, rememberLimit } from './present';

const objectOf = (orderId: number) => `reimbursement:${orderId}`;

export const routes: AreaHandlers<typeof reimbursement> = {
  'GET /reimbursement/info/:id': ({ db, user, params }) => reimbursementInfo(db, user.id, params.id),
  'POST /reimbursement/limit/:id': async ({ core, db, user, params, body }) => {
    const before = await reimbursementInfo(db, user.id, params.id);
    await rememberLimit(core, user.id, body.contract_over_fen);
    return before.contract_over_fen === body.contract_over_fen
      ? before
      : reimbursementInfo(db, user.id, params.id);
  },
  'POST /reimbursement/ticket/:id': async ({ core, db, user, params }) => {
    const { allowed, why } = await reimbursementInfo(db, user.id, params.id);
    if (!allowed) throw conflict(why);
    const { ticket, validFor } = downloadTicket(core, user, objectOf(params.id));
    return { url: `${urlOf(`/reimbursement/file/${params.id}`)}?ticket=${ticket}`, valid_for: validFor };
  },
  'GET /reimbursement/file/:id': async ({ core, params, query, user, reply }) => {
    const owner = await holderOfTicket(core, objectOf(params.id), query.ticket, user);
    const { content, name } = await reimbursementPack(core, owner, params.id);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="reimbursement-${params.id}.zip"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
    });
    return content;
  },
};
