import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { updateRows } from '../../db/rows';

/**
 * What happened to some posts later: answers that were accepted, and a title of the buyer's that was mended.
 * @param accepted comments that answer, by their posts
 */
export async function seedLater(
  trx: Db,
  buyer: number,
  accepted: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [id, accepted_comment_id] of accepted)
    await updateRows(trx, 'posts', { id }, { accepted_comment_id });
  const { rows } = await sql<{ id: number }>`
    update posts set edited_at = published_at + interval '20 minutes' where id = (
      select id from posts where user_id = ${buyer} and shown order by id limit 1) returning id`.execute(trx);
  await sql`
    insert into post_versions (post_id, title, content, ai_flag, written_at, replaced_at, reviewed_again)
    select id, left(title, 28) || '？', content, ai_flag, published_at, edited_at, false from posts
    where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(trx);
}
