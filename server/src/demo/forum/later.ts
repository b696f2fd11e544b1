import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/** What happened to some posts later: answers that were accepted, and a title of the buyer's that was mended. */
export async function seedLater(trx: Db, buyer: number): Promise<void> {
  await sql`
    update posts p set accepted_comment_id = (
      select c.id from comments c where c.post_id = p.id and c.root_id is null and c.status = 2 and c.user_id <> p.user_id
      order by c.like_count desc, c.id limit 1)
    from post_categories k where k.id = p.category_id and k.asks and p.shown and p.title like '请教%'`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number }>`
    update posts set edited_at = published_at + interval '20 minutes' where id = (
      select id from posts where user_id = ${buyer} and shown order by id limit 1) returning id`.execute(trx);
  await sql`
    insert into post_versions (post_id, title, content, ai_flag, written_at, replaced_at, reviewed_again)
    select id, left(title, 28) || '？', content, ai_flag, published_at, edited_at, false from posts
    where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(trx);
}
