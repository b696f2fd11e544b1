import type { Insertable } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';

/** A coupon of 10 元 off that anybody can receive once, or what is given. @returns its id */
export async function addTemplate(
  db: Db,
  template: Partial<Insertable<DB['coupon_templates']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('coupon_templates')
    .values({
      title: '立减券',
      type: 3,
      code: null,
      start_at: null,
      end_at: null,
      off_fen: 1000,
      ...template,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A coupon in somebody's hands, by default of a template of its own. @returns its id */
export async function addHeld(
  db: Db,
  userId: number,
  coupon: Partial<Insertable<DB['user_coupons']>> & { expire_at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('user_coupons')
    .values({
      user_id: userId,
      order_id: null,
      used_at: null,
      start_at: new Date(0),
      received_at: new Date(0),
      ...coupon,
      template_id: coupon.template_id ?? (await addTemplate(db)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
