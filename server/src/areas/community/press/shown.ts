import { pressStatus } from '@harbor/contract/press-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether everybody sees an article.
 * @param table `press`, or what a statement calls it
 */
export const isShown = (table = 'press'): RawBuilder<SqlBool> =>
  // The number itself, not a parameter: partial indexes are found by it.
  sql`${sql.ref(`${table}.status`)} = ${sql.lit(pressStatus.published)}`;
