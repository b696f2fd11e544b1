import type { DataOf, GoodsCard } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { notFound } from '../../../../http/problem';
import { unknownGoods } from '../../../../labels/unknown-goods';
import { supportVariant } from '../../../content/support/shown-contacts';
import { toSummary } from '../reviews/summary';
import { catalogueCache, type KnownGoods, knownGoods } from './cache';
import { selectCards, toCard } from './card';

const relatedAtMost = 4;

/**
 * A service's page. A service taken off the shelf stays readable: old orders lead to it.
 * @throws HttpProblem 404 unknown service or draft
 */
export async function goodsDetail(
  core: Core,
  id: number,
  userId: number | undefined,
): Promise<DataOf<'GET /service/detail/:id'>> {
  const known = await catalogueCache(core).details.get(String(id), () => loadDetail(core.db, id));
  if (!known) throw notFound(unknownGoods);
  const collected =
    userId !== undefined &&
    (await known.collectedBy.get(String(userId), () => hasCollected(core.db, userId, id)));
  return collected ? known.pages.collected : known.pages.plain;
}

async function loadDetail(db: Db, id: number): Promise<KnownGoods | null> {
  const [goods, specs, related] = await Promise.all([
    selectCards(db)
      .select([
        'goods.gallery',
        'goods.min_days',
        'goods.form_no',
        'goods.detail_html',
        'goods.suitable_for',
        'goods.included',
        'goods.not_included',
        'goods.steps',
        'goods.faq',
        'goods.refund_rules',
        'goods.appraise_summary',
        'goods.collect_count',
      ])
      .where('goods.id', '=', id)
      .where('goods.status', '<>', 0)
      .executeTakeFirst(),
    db
      .selectFrom('goods_specs')
      .select(['id', 'name', 'description', 'price_fen', 'days', 'revisions', 'stock'])
      .where('goods_id', '=', id)
      .where('retired_at', 'is', null)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    relatedCards(db, id),
  ]);
  if (!goods) return null;
  return knownGoods({
    ...toCard(goods),
    specs,
    related,
    appraise_summary: toSummary(goods.appraise_summary),
    support_variant: supportVariant(goods.id),
  });
}

/** Those chosen by hand first, in their order, then the best sold of the same category. */
async function relatedCards(db: Db, id: number): Promise<GoodsCard[]> {
  const rows = await selectCards(db)
    .innerJoin('goods as own', (join) => join.on('own.id', '=', id))
    .where('goods.status', '=', 1)
    .where('goods.id', '<>', id)
    .where((eb) =>
      eb.or([
        eb('goods.category_id', '=', eb.ref('own.category_id')),
        sql<boolean>`goods.id = any(own.related_ids)`,
      ]),
    )
    .orderBy(sql`array_position(own.related_ids, goods.id::integer)`)
    .orderBy('goods.sales', 'desc')
    .orderBy('goods.id')
    .limit(relatedAtMost)
    .execute();
  return rows.map(toCard);
}

async function hasCollected(db: Db, userId: number, goodsId: number): Promise<boolean> {
  const row = await findRow(db, 'goods_collects', { user_id: userId, goods_id: goodsId }, ['goods_id']);
  return row !== undefined;
}
