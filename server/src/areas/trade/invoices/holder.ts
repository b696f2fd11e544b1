import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { staffMay } from '../../../http/access';
import type { HolderKind } from '../../base/files/holders';

async function ownerOf(db: Db, holderId: string): Promise<number | undefined> {
  const found = await findRow(db, 'invoices', { id: Number(holderId) }, ['user_id']);
  return found?.user_id;
}

/** The PDF of an invoice: uploaded by staff, read by the buyer and by staff. */
export const invoiceFiles: HolderKind = {
  title: '发票',
  ofOrder: false,
  ownerOf,
  mayRead: async (db, user, holderId) =>
    staffMay(user.staff, 'invoices.read') || (await ownerOf(db, holderId)) === user.id,
};
