import type { invoices } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { applyForInvoice } from './apply';
import { actOnInvoice } from './decide';
import { invoiceInfo } from './present';
import { deskInvoice, invoiceDesk } from './staff';

export const routes: AreaHandlers<typeof invoices> = {
  'GET /invoice/info/:id': ({ db, user, params }) => invoiceInfo(db, user.id, params.id),
  'POST /invoice/apply/:id': ({ core, user, params, body, once }) =>
    once.inTransaction(async (trx) => {
      await applyForInvoice(core, trx, user.id, params.id, body);
      return invoiceInfo(trx, user.id, params.id);
    }),
  'POST /staff/invoice/list': ({ db, body, now }) => invoiceDesk(db, body, now),
  'GET /staff/invoice/detail/:id': ({ db, params, now }) => deskInvoice(db, params.id, now),
  'POST /staff/invoice/act/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await actOnInvoice(core, trx, user.id, params.id, body);
      return deskInvoice(trx, params.id, now);
    }),
};
