import type { ServiceSearch } from '@harbor/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { invalid } from '../../../../http/problem';

type Filter = 'category' | 'price' | 'days' | 'score' | 'mode' | 'trial';

/** The condition of each filter on a service (alias `g`), `true` where it is not set. */
export type Filters = Record<Filter, RawBuilder<SqlBool>>;

const yes = sql<SqlBool>`true`;

/** @throws HttpProblem 422 when the lowest price is above the highest */
export function filtersOf(body: ServiceSearch): Filters {
  const { min_fen: min, max_fen: max } = body;
  if (min != null && max != null && min > max) throw invalid({ max_fen: ['最高价不能低于最低价'] });
  return {
    category: body.category_id ? sql`g.category_id = ${body.category_id}` : yes,
    price: min != null || max != null ? priced(min ?? 0, max ?? null) : yes,
    days: body.max_days ? within(body.max_days) : yes,
    score: body.min_score ? rated(body.min_score) : yes,
    mode: body.price_mode ? sql`g.price_mode = ${body.price_mode}` : yes,
    trial: body.need_trial ? sql`g.need_trial` : yes,
  };
}

/** Price in 分, both ends included; a quoted service has none. */
export const priced = (min: number, max: number | null): RawBuilder<SqlBool> =>
  max === null
    ? sql`(g.price_mode <> 3 and g.price_fen >= ${min})`
    : sql`(g.price_mode <> 3 and g.price_fen between ${min} and ${max})`;

/** Delivered within so many days. */
export const within = (days: number): RawBuilder<SqlBool> => sql`g.deliver_days <= ${days}`;

/** A mean of at least so many stars. */
export const rated = (score: number): RawBuilder<SqlBool> => sql`g.score >= ${score}`;

/** Every filter, but for those named: a facet counts what its own filter would give. */
export function allBut(filters: Filters, ...without: Filter[]): RawBuilder<SqlBool> {
  const parts = Object.entries(filters)
    .filter(([name]) => !without.some((skipped) => skipped === name))
    .map(([, condition]) => condition);
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}
