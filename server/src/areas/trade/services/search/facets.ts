import type { DataOf } from '@harbor/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { allBut, type Filters, priced, rated, within } from './filters';

type Facets = DataOf<'POST /service/search'>['facets'];

const dayBounds = [3, 7, 15];
const scoreBounds = [4.8, 4.5];
const priceBounds = [
  { label: '¥200 以下', min_fen: 0, max_fen: 19_999 },
  { label: '¥200–500', min_fen: 20_000, max_fen: 50_000 },
  { label: '¥500–1000', min_fen: 50_001, max_fen: 100_000 },
  { label: '¥1000 以上', min_fen: 100_001, max_fen: null },
];

interface Counts {
  total: number;
  categories: Record<string, number>;
  days: number[];
  prices: number[];
  scores: number[];
  quote: number;
  trial: number;
}

const count = (condition: RawBuilder<SqlBool>) => sql`count(*) filter (where ${condition})`;
const counts = (conditions: RawBuilder<SqlBool>[]) =>
  sql`json_build_array(${sql.join(conditions.map(count))})`;
const both = (one: RawBuilder<SqlBool>, other: RawBuilder<SqlBool>) => sql<SqlBool>`(${one} and ${other})`;

/**
 * How many services there are in all, and how many each choice of a facet would leave, the other filters staying as
 * they are. One pass over what the keyword matches.
 */
export async function countFacets(
  db: Db,
  matching: RawBuilder<SqlBool>,
  filters: Filters,
): Promise<{ total: number; facets: Facets }> {
  const { rows } = await sql<Counts>`
    with g as materialized (
      select category_id, price_mode, price_fen, deliver_days, score, need_trial
      from goods g where g.status = 1 and ${matching}
    )
    select
      ${count(allBut(filters))} as total,
      (select coalesce(json_object_agg(category_id, n), '{}') from (
        select category_id, count(*) as n from g where ${allBut(filters, 'category')} group by category_id) c) as categories,
      ${counts(dayBounds.map((days) => both(allBut(filters, 'days'), within(days))))} as days,
      ${counts(priceBounds.map((p) => both(allBut(filters, 'price'), priced(p.min_fen, p.max_fen))))} as prices,
      ${counts(scoreBounds.map((score) => both(allBut(filters, 'score'), rated(score))))} as scores,
      ${count(both(allBut(filters, 'mode'), sql`g.price_mode = 3`))} as quote,
      ${count(both(allBut(filters, 'trial'), sql`g.need_trial`))} as trial
    from g`.execute(db);
  const found = rows[0];
  if (!found) throw new Error('Counting without grouping answers one row');
  const titles = await db
    .selectFrom('categories')
    .select(['id', 'title'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return {
    total: found.total,
    facets: {
      categories: titles.map(({ id, title }) => ({ id, title, count: found.categories[id] ?? 0 })),
      days: dayBounds.map((max_days, i) => ({ max_days, count: found.days[i] ?? 0 })),
      prices: priceBounds.map((bounds, i) => ({ ...bounds, count: found.prices[i] ?? 0 })),
      scores: scoreBounds.map((min_score, i) => ({ min_score, count: found.scores[i] ?? 0 })),
      quote: found.quote,
      trial: found.trial,
    },
  };
}
