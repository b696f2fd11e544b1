import type { Db } from '../../../db/connect';
import type { HolderKind } from '../../base/files/holders';

async function ownerOf(db: Db, holderId: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('invoices')
    .select('user_id')
    .where('id', '=', Number(holderId))
    .executeTakeFirst();
  return found?.user_id;
}

/** The PDF of an invoice: uploaded by staff, read by the buyer and by staff. */
export const invoiceFiles: HolderKind = {
  title: '发票',
  ofOrder: false,
  ownerOf,
  mayRead: async (db, user, holderId) => user.is_staff || (await ownerOf(db, holderId)) === user.id,
};
