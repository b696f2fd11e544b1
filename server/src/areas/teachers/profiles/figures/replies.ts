import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';

/**
 * Counts how long a teacher let somebody wait for an answer: the first answer after a buyer's words, once each. Averages
 * follow with the next reckoning.
 * @param seconds from the buyer's first unanswered words to the answer
 */
export async function countReply(
  trx: Db,
  { teacherId, seconds, at }: { teacherId: number; seconds: number; at: Date },
): Promise<void> {
  await sql`
    insert into teacher_replies (teacher_id, day, seconds, count)
    values (${teacherId}, (${at}::timestamptz at time zone 'Asia/Shanghai')::date, ${Math.max(0, Math.round(seconds))}, 1)
    on conflict (teacher_id, day) do update
      set seconds = teacher_replies.seconds + excluded.seconds, count = teacher_replies.count + 1`.execute(
    trx,
  );
}
