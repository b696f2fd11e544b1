import { pressStatus } from '@harbor/contract/press-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import type { PressRow } from './rows';

/** What is read where there is no such article, or none that everybody sees. */
export const unknownPress = '头条不存在或已下线';

/**
 * Whether everybody sees an article.
 * @param table `press`, or what a statement calls it
 */
export const isShown = (table = 'press'): RawBuilder<SqlBool> =>
  // The number itself, not a parameter: partial indexes are found by it.
  sql`${sql.ref(`${table}.status`)} = ${sql.lit(pressStatus.published)}`;

/** Columns of an article that everybody sees. @throws HttpProblem 404 */
export async function shownPress<C extends keyof PressRow & string>(
  db: Db,
  id: number,
  columns: readonly C[],
): Promise<Pick<PressRow, C>> {
  const row = await findRow(db, 'press', { id, status: pressStatus.published }, columns);
  if (!row) throw notFound(unknownPress);
  return row;
}
