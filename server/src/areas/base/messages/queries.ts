import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';

/** Which messages of a box. */
export interface BoxFilter {
  kind?: number;
  sub?: number;
  state?: 'all' | 'unread';
}

/** A user's messages that are not deleted, as far as the filter goes. */
export function messagesOf(
  db: Db,
  userId: number,
  { kind, sub, state }: BoxFilter = {},
): SelectQueryBuilder<DB, 'messages', object> {
  let query = db.selectFrom('messages').where('user_id', '=', userId).where('deleted_at', 'is', null);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (sub !== undefined) query = query.where('sub', '=', sub);
  if (state === 'unread') query = query.where('read_at', 'is', null);
  return query;
}
