import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { chatLimits } from './limits';
import type { LineRow } from './rows';

/** Which part of a chat. */
export interface Range {
  before?: number | undefined;
  since?: number | undefined;
  keyword?: string | undefined;
}

/**
 * Lines of a chat, oldest first: the newest page, the one before a line, what is new or changed since, or those with some
 * words. `has_more` says whether there are earlier ones, or with `since` later ones.
 * @param untilId the last line that the reader sees; null for all
 */
export async function linesOf(
  db: Db,
  orderId: number,
  { before, since, keyword }: Range,
  untilId: number | null,
): Promise<{ rows: LineRow[]; hasMore: boolean }> {
  const changes = since !== undefined && !keyword;
  const most = changes ? chatLimits.changes : chatLimits.perPage;
  let query = db
    .selectFrom('chat_messages')
    .selectAll()
    .where('order_id', '=', orderId)
    .limit(most + 1);
  if (untilId !== null) query = query.where('id', '<=', untilId);
  if (before !== undefined) query = query.where('id', '<', before);
  if (keyword) {
    const pattern = `%${escapeLike(keyword)}%`;
    query = query.where((eb) =>
      eb.and([
        eb('event', '=', ''),
        eb.or([
          eb('content', 'ilike', pattern),
          sql<boolean>`exists (select 1 from jsonb_array_elements(files) f where f->>'name' ilike ${pattern})`,
        ]),
      ]),
    );
  }
  query = changes ? query.where('rev', '>', since).orderBy('rev', 'asc') : query.orderBy('id', 'desc');
  const rows = await query.execute();
  const page = rows.slice(0, most);
  if (!changes) page.reverse();
  return { rows: page, hasMore: rows.length > most };
}
