import type { Db } from '../../../../db/connect';
import { disturbFrom } from '../quiet';

/** A message that has just come, as much of it as pops up. */
export interface News {
  userId: number;
  id: number;
  kind: number;
}

const noQuiet = { quiet: false, quiet_from: 0, quiet_to: 0 };

/** Those of the new messages that may pop up now: unread, and outside their reader's quiet hours. */
export async function freshNews(db: Db, ids: number[]): Promise<News[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('messages')
    .leftJoin('message_settings as s', 's.user_id', 'messages.user_id')
    .select([
      'messages.id',
      'messages.user_id',
      'kind',
      'created_at',
      's.quiet',
      's.quiet_from',
      's.quiet_to',
    ])
    .where((eb) => eb('messages.id', '=', eb.fn.any(eb.val(ids))))
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows
    .filter(({ quiet, quiet_from, quiet_to, created_at }) => {
      const hours =
        quiet === null || quiet_from === null || quiet_to === null
          ? noQuiet
          : { quiet, quiet_from, quiet_to };
      return disturbFrom(hours, created_at) === created_at;
    })
    .map(({ id, user_id, kind }) => ({ userId: user_id, id, kind }));
}
