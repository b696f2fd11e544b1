import type { CollectItem } from '@harbor/contract';
import { toMoment } from '../../../../time';
import type { CollectSource } from '../../../base/collect/source';
import { catalogueCache } from './cache';
import { selectCards } from './card';

const quoted = 3;

/** Services among the favourites. One that was taken off the shelf stays, greyed. */
export const collectedServices: CollectSource = {
  async count(db, userId) {
    const { count } = await db
      .selectFrom('goods_collects')
      .innerJoin('goods', 'goods.id', 'goods_collects.goods_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('goods.status', '<>', 0)
      .executeTakeFirstOrThrow();
    return count;
  },

  async page(db, userId, { limit, offset }) {
    const rows = await selectCards(db)
      .innerJoin('goods_collects', 'goods_collects.goods_id', 'goods.id')
      .select('goods_collects.created_at as collected_at')
      .where('goods_collects.user_id', '=', userId)
      .where('goods.status', '<>', 0)
      .orderBy('goods_collects.created_at', 'desc')
      .orderBy('goods_collects.goods_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(
      (row): CollectItem => ({
        id: row.id,
        title: row.title,
        description: row.subtitle,
        cover: row.cover,
        link: `/goodsdetail/${row.id}`,
        price_fen: row.price_mode === quoted ? null : row.price_fen,
        unit: row.price_mode === quoted ? '' : row.unit,
        facts: [row.category_title, `${row.deliver_days} 天交付`],
        gone: row.status === 1 ? '' : '已下架',
        collected_at: toMoment(row.collected_at),
      }),
    );
  },

  async remove(trx, userId, ids) {
    const rows = await trx
      .deleteFrom('goods_collects')
      .where('user_id', '=', userId)
      .where('goods_id', 'in', ids)
      .returning(['goods_id', 'created_at'])
      .execute();
    return rows.map(({ goods_id, created_at }) => ({ id: goods_id, at: created_at.toISOString() }));
  },

  async restore(trx, userId, items) {
    const times = new Map(items.map(({ id, at }) => [id, at]));
    const known = await trx
      .selectFrom('goods')
      .select('id')
      .where('id', 'in', [...times.keys()])
      .where('status', '<>', 0)
      .execute();
    if (known.length === 0) return;
    await trx
      .insertInto('goods_collects')
      .values(
        known.map(({ id }) => ({
          user_id: userId,
          goods_id: id,
          created_at: new Date(times.get(id) ?? 0),
        })),
      )
      .onConflict((on) => on.doNothing())
      .execute();
  },

  changed(core, ids) {
    for (const id of ids) catalogueCache(core).dropOwn(id);
  },
};
