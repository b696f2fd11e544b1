import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';

/** Puts a post that is shown into the search, or anew after a change. */
export async function indexPost(trx: Db, postId: number): Promise<void> {
  await sql`
    insert into post_search (post_id, title_tokens, tokens, published_at)
    select id, forum_tokens(title, true), forum_tokens(title || ' ' || body, false), coalesce(published_at, created_at)
    from posts where id = ${postId}
    on conflict (post_id) do update set
      title_tokens = excluded.title_tokens, tokens = excluded.tokens, published_at = excluded.published_at`.execute(
    trx,
  );
}

/** Takes a post that is not shown any more out of the search. */
export async function unindexPost(trx: Db, postId: number): Promise<void> {
  await trx.deleteFrom('post_search').where('post_id', '=', postId).execute();
}
