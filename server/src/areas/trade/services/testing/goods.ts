import type { Insertable } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';

type NewGoods = Partial<Insertable<DB['goods']>>;
type NewSpec = Partial<Insertable<DB['goods_specs']>>;

/** The category that {@link addGoods} uses unless told otherwise. */
export async function addCategory(db: Db, id = 5, title = '翻译润色'): Promise<void> {
  await db
    .insertInto('categories')
    .values({ id, title, description: '', cover: '/c.svg', sort: id })
    .execute();
}

/** A service on the shelf with one specification, or those given. */
export async function addGoods(db: Db, goods: NewGoods = {}, specs: NewSpec[] = [{}]): Promise<number> {
  const { id } = await db
    .insertInto('goods')
    .values({
      category_id: 5,
      title: '英文论文润色',
      subtitle: '',
      cover: '/c.svg',
      price_mode: 1,
      unit: '份',
      deliver_days: 5,
      form_no: 17,
      detail_html: '<p>说明</p>',
      steps: '[]',
      faq: '[]',
      refund_rules: '[]',
      status: 1,
      ...goods,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('goods_specs')
    .values(
      specs.map((spec) => ({ goods_id: id, name: '标准', price_fen: 10_000, days: 5, stock: null, ...spec })),
    )
    .execute();
  return id;
}
