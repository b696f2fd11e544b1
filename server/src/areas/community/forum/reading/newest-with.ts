import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { forumLimits } from '../limits';
import { cachedLong } from './cache';
import type { ReadingCore } from './lists';

const { mostPostsFound } = forumLimits;

type Column = 'title_tokens' | 'tokens';

/** What a word is found by, as `forum_tokens` writes it: its pairs of characters, of a single character itself. */
function tokensOf(words: readonly string[]): string[] {
  const tokens = words.flatMap((word) => {
    const letters = [...word];
    return letters.length === 1 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
  });
  return [...new Set(tokens)];
}

/** In what share of the posts each common token stands, and how many posts there are, as PostgreSQL reckons. */
async function statisticsOf(db: Db, column: Column) {
  const [{ rows: shares }, { rows: size }] = await Promise.all([
    sql<{ token: string; share: number }>`
      select common.token, common.share from pg_stats s,
        unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as common (token, share)
      where s.schemaname = current_schema() and s.tablename = 'post_search' and s.attname = ${column}
        and common.token is not null`.execute(db),
    sql<{ posts: number }>`
      select greatest(reltuples, 0) as posts from pg_class where oid = 'post_search'::regclass`.execute(db),
  ]);
  return { shares: new Map(shares.map(({ token, share }) => [token, share])), posts: size[0]?.posts ?? 0 };
}

/**
 * Ids of the newest posts that have all pieces of the words. Of what is common the newest posts are looked through until
 * there are enough; of what is rare the index knows all, and they are fetched. The way is chosen by which of the two has
 * fewer posts to touch, at most the root of their number times `mostPostsFound`: the planner reckons either wrongly.
 */
export async function newestWith(
  core: ReadingCore,
  words: readonly string[],
  column: Column,
): Promise<number[]> {
  const { db } = core;
  const tokens = tokensOf(words);
  const { shares, posts } = await cachedLong(core, `tokens:${column}`, () => statisticsOf(db, column));
  const share = Math.min(...tokens.map((token) => shares.get(token) ?? 0));
  const common = share * share * posts > mostPostsFound;
  const { rows } = common
    ? await sql<{ post_id: number }>`
        select post_id from post_search where ${sql.ref(column)} @> ${tokens}::text[]
        order by published_at desc limit ${mostPostsFound}`.execute(db)
    : await sql<{ post_id: number }>`
        with known as materialized (
          select post_id, published_at from post_search where ${sql.ref(column)} @> (select ${tokens}::text[])
        ) select post_id from known order by published_at desc limit ${mostPostsFound}`.execute(db);
  return rows.map(({ post_id }) => post_id);
}
