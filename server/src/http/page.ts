import type { Paged } from '@harbor/contract';
import { type SelectQueryBuilder, sql } from 'kysely';

/** A page of a list in the envelope's words. A page behind the last one is empty. */
export function toPage<T>(data: T[], total: number, page: number, perPage: number): Paged<T> {
  return {
    data,
    total,
    current_page: page,
    per_page: perPage,
    last_page: Math.max(1, Math.ceil(total / perPage)),
  };
}

/** Which page, and how all of it is counted. */
interface Asked<C, CT extends keyof C, CO> {
  page: number;
  perPage: number;
  /** The rows without what only shows them, or their number where it is known; the sorted rows themselves by default. */
  counted?: SelectQueryBuilder<C, CT, CO> | Promise<number> | number;
}

async function totalOf<C, CT extends keyof C, CO>(query: SelectQueryBuilder<C, CT, CO>): Promise<number> {
  const counting = query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as('total'));
  const { total } = (await counting.executeTakeFirstOrThrow()) as { total: number };
  return total;
}

/** One page of sorted rows, as `present` shows them, and how many there are in all; both are read side by side. */
export async function paginate<D, T extends keyof D, Row, Shown, C, CT extends keyof C, CO>(
  sorted: SelectQueryBuilder<D, T, Row>,
  { page, perPage, counted }: Asked<C, CT, CO>,
  present: (rows: Row[]) => Shown[] | Promise<Shown[]>,
): Promise<Paged<Shown>> {
  const counting =
    typeof counted === 'number' || counted instanceof Promise
      ? counted
      : counted
        ? totalOf(counted)
        : totalOf(sorted);
  const [rows, total] = await Promise.all([
    sorted
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute() as Promise<Row[]>,
    counting,
  ]);
  return toPage(await present(rows), total, page, perPage);
}
