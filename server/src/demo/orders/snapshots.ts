import { type OrderKind, orderKind } from '@harbor/contract/order-kind';
import { courseItem } from '../../areas/trade/courses/sellable';
import type { Sellable } from '../../areas/trade/orders/sellable';
import type { Db } from '../../db/connect';
import { getRow } from '../../db/rows';
import type { OrderData } from './shapes';

/** Which service with which specification, or which course. */
interface Bought {
  kind: OrderKind;
  goodsId: number;
  specId: number | null;
}

/** What was bought, as the order keeps it. */
export async function snapshots(trx: Db, order: OrderData): Promise<Sellable & Bought> {
  if (order.course !== undefined) return bought(trx, order.course);
  const { goods: goodsId, spec: name } = order;
  if (goodsId === undefined || name === undefined) throw new Error(`Demo order ${order.id} buys nothing`);
  const goods = await trx
    .selectFrom('goods')
    .innerJoin('categories', 'categories.id', 'goods.category_id')
    .select([
      'goods.title',
      'goods.cover',
      'goods.category_id',
      'categories.title as category_title',
      'goods.price_mode',
      'goods.unit',
      'goods.form_no',
      'goods.need_trial',
    ])
    .where('goods.id', '=', goodsId)
    .executeTakeFirstOrThrow();
  const spec = await getRow(trx, 'goods_specs', { goods_id: goodsId, name }, [
    'id',
    'name',
    'price_fen',
    'days',
    'revisions',
  ]);
  return { kind: orderKind.service, goodsId, specId: spec.id, goods, spec };
}

async function bought(trx: Db, courseId: number): Promise<Sellable & Bought> {
  const course = await getRow(trx, 'courses', { id: courseId }, ['title', 'cover', 'price_fen']);
  return { kind: orderKind.course, goodsId: courseId, specId: null, ...courseItem(course) };
}
