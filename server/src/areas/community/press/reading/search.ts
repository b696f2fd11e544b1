import { searchWords } from '@harbor/contract/forum/marked';
import { sql } from 'kysely';
import { cached } from '../cache';
import { pressLimits } from '../limits';
import { isShown } from '../shown';
import type { ReadingCore } from './lists';

/** What a word is found by, as `forum_tokens` writes it: its pairs of characters, of a single character itself. */
function tokensOf(words: readonly string[]): string[] {
  const tokens = words.flatMap((word) => {
    const letters = [...word];
    return letters.length === 1 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
  });
  return [...new Set(tokens)];
}

/**
 * Ids of the published articles in which all words stand, those with the words in the title first, then the newest. A
 * single character is looked for in titles alone: texts have every one.
 */
export const foundPress = (core: Pick<ReadingCore, 'db' | 'hub'>, keyword: string): Promise<number[]> =>
  cached(core, `found:${keyword}`, async () => {
    const words = searchWords(keyword);
    if (words.length === 0) return [];
    const { rows } = await sql<{ id: number }>`
      with known as materialized (
        select press_id, published_at from press_search where tokens @> (select ${tokensOf(words)}::text[])
      ), newest as (
        select press_id from known order by published_at desc limit ${pressLimits.mostFound}
      )
      select p.id from newest join press p on p.id = newest.press_id
      cross join lateral (
        select bool_and(strpos(lower(normalize(p.title, NFKC)), word) > 0) as in_title,
          bool_and(strpos(lower(normalize(p.title || ' ' || p.description || ' ' || p.body, NFKC)), word) > 0) as anywhere
        from unnest(${words}::text[]) word
      ) stands
      where ${isShown('p')} and stands.anywhere
      order by stands.in_title desc, p.published_at desc, p.id desc`.execute(core.db);
    return rows.map(({ id }) => id);
  });
