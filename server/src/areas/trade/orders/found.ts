import { type RawBuilder, sql } from 'kysely';

/**
 * Ids of orders whose title or number has the characters and pairs of a keyword, read from an index. Where they may stand
 * apart (a keyword across title and number) the caller compares the text itself.
 * @param userId only this buyer's
 */
export function foundOrders(keyword: string, userId?: number): RawBuilder<number> {
  const words = sql`forum_tokens(${keyword}, true)`;
  const wanted = userId === undefined ? words : sql`array_append(${words}, ${`u${userId}`})`;
  return sql<number>`(select order_id from order_words where words @> ${wanted})`;
}
