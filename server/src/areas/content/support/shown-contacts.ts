import type { DataOf, SupportContact } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';

/** The service whose report is handed over by WeChat. */
const reportProduct = 37;

type Variant = 'default' | 'report';

/** Which support contact is shown for a service. */
export const supportVariant = (goodsId: number): Variant =>
  goodsId === reportProduct ? 'report' : 'default';

/** The contact that was shown least so far, so that all get the same share. */
async function nextContact(db: Db, variant: Variant): Promise<SupportContact> {
  const contact = await db
    .updateTable('support_contacts')
    .set({ uses: sql<number>`uses + 1` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('support_contacts as least')
        .select('least.id')
        .where('least.active', '=', true)
        .where('least.variant', '=', variant)
        .orderBy('least.uses')
        .orderBy('least.id')
        .limit(1)
        .forUpdate(),
    )
    .returning(['wechat', 'image', 'hours'])
    .executeTakeFirst();
  if (!contact) throw notFound('暂无在线客服，请稍后再来');
  return contact;
}

/** The next support contact. @throws HttpProblem 404 when there is none */
export const supportContact = (db: Db) => nextContact(db, 'default');

/** The contact for a product, written `37` or `37_mobile`. @throws HttpProblem 404 when there is none */
export async function contactForProduct(
  db: Db,
  product: string,
): Promise<DataOf<'GET /api/contact/us/:product'>> {
  const variant = supportVariant(Number.parseInt(product, 10));
  return { ...(await nextContact(db, variant)), variant };
}

/** All support contacts. */
export async function supportContacts(db: Db): Promise<DataOf<'GET /get_cs'>> {
  const data = await db
    .selectFrom('support_contacts')
    .select(['id', 'name', 'wechat', 'image', 'hours'])
    .where('active', '=', true)
    .where('variant', '=', 'default')
    .orderBy('id')
    .execute();
  return { data };
}
