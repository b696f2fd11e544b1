import type { GoodsSort } from '@harbor/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Keyword, rank } from './keyword';

const shop = sql`g.sort desc, g.is_hot desc, g.sales desc, g.id`;

/** The order of the results. Quoted services have no price and come last in both directions. */
export function orderOf(sort: GoodsSort, keyword: Keyword): RawBuilder<unknown> {
  const orders: Record<GoodsSort, RawBuilder<unknown>> = {
    default: keyword.text ? sql`${rank(keyword)} desc, ${shop}` : shop,
    sales: sql`g.sales desc, g.id`,
    price_asc: sql`(g.price_mode = 3), g.price_fen, g.id`,
    price_desc: sql`(g.price_mode = 3), g.price_fen desc, g.id`,
    score: sql`g.score desc, g.appraise_count desc, g.id`,
    new: sql`g.created_at desc, g.id desc`,
  };
  return orders[sort];
}
