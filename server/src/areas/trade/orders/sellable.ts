import { goodsStatus } from '@harbor/contract/goods-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { findRow, updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import type { GoodsSnapshot, OrderRow, SpecSnapshot } from './rows';

/** A service with the chosen specification, as an order keeps them. */
export interface Sellable {
  goods: GoodsSnapshot;
  spec: SpecSnapshot;
}

/** What is to be bought; why it cannot be; or nothing for an unknown service or a draft. */
export async function sellable(
  db: Db,
  goodsId: number,
  specId: number,
): Promise<Sellable | 'off_shelf' | 'no_spec' | undefined> {
  const row = await db
    .selectFrom('goods')
    .innerJoin('categories', 'categories.id', 'goods.category_id')
    .leftJoin('goods_specs', (join) =>
      join
        .onRef('goods_specs.goods_id', '=', 'goods.id')
        .on('goods_specs.id', '=', specId)
        .on('goods_specs.retired_at', 'is', null),
    )
    .select([
      'goods.title',
      'goods.cover',
      'goods.category_id',
      'categories.title as category_title',
      'goods.price_mode',
      'goods.unit',
      'goods.form_no',
      'goods.need_trial',
      'goods.status',
      'goods_specs.id as spec_id',
      'goods_specs.name',
      'goods_specs.price_fen',
      'goods_specs.days',
      'goods_specs.revisions',
    ])
    .where('goods.id', '=', goodsId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { status, spec_id, name, price_fen, days, revisions, ...goods } = row;
  if (status === goodsStatus.draft) return undefined;
  if (status !== goodsStatus.onShelf) return 'off_shelf';
  if (spec_id === null || name === null || price_fen === null || days === null || revisions === null)
    return 'no_spec';
  return { goods, spec: { id: spec_id, name, price_fen, days, revisions } };
}

/**
 * Takes pieces out of a specification's stock; of many buyers at once no more than there are get some.
 * @returns the pieces taken; 0 where stock is not counted
 * @throws HttpProblem 409 when too few are left, or another took its place since it was read
 */
export async function takeStock(trx: Db, specId: number, pieces: number): Promise<number> {
  const taken = await trx
    .updateTable('goods_specs')
    .set({ stock: sql<number>`stock - ${pieces}::integer` })
    .where('id', '=', specId)
    .where('stock', '>=', pieces)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 1n) return pieces;
  const spec = await findRow(trx, 'goods_specs', { id: specId }, ['stock', 'retired_at']);
  if (spec?.retired_at) throw conflict('该规格的价格或内容刚刚更新，请刷新后重新选择');
  if (spec?.stock === null) return 0;
  throw conflict(spec && spec.stock > 0 ? `名额不足，仅剩 ${spec.stock} 个` : '名额已满，请选择其他规格');
}

/**
 * Gives back what the order held, once: afterwards it holds nothing. Where another specification took the place of the
 * one that was bought, the pieces are that one's.
 */
export async function returnStock(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'spec_id' | 'stock_held'>,
): Promise<void> {
  if (order.stock_held === 0 || order.spec_id === null) return;
  await updateRows(trx, 'orders', { id: order.id }, { stock_held: 0 });
  let sold: number | null = order.spec_id;
  while (sold !== null) {
    const given = await trx
      .updateTable('goods_specs')
      .set({ stock: sql<number>`stock + ${order.stock_held}::integer` })
      .where('id', '=', sold)
      .where('successor_id', 'is', null)
      .executeTakeFirst();
    if (given.numUpdatedRows > 0n) return;
    const row: { successor_id: number | null } | undefined = await findRow(trx, 'goods_specs', { id: sold }, [
      'successor_id',
    ]);
    sold = row?.successor_id ?? null;
  }
}
