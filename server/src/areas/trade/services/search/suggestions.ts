import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { Keyword } from './keyword';

const atMost = 6;

/** A title's part before its colon: 论文选题指导：五个备选题… gives 论文选题指导. */
const head = sql<string>`split_part(g.title, '：', 1)`;

/**
 * What to search for next. Something found: the titles that contain the keyword. Nothing found: the titles that share
 * most pairs of characters with it. Neither, or no keyword: what sells best.
 */
export async function suggest(db: Db, keyword: Keyword, found: boolean): Promise<string[]> {
  const named = keyword.text ? await (found ? containing(db, keyword.text) : alike(db, keyword.text)) : [];
  const list = named.length > 0 ? named : await popular(db);
  return [...new Set(list)].filter((text) => text !== keyword.text).slice(0, atMost);
}

/** Titles that share something with the keyword, without itself; what sells best where there are none. */
export const wordsLike = (db: Db, keyword: Keyword) => suggest(db, keyword, false);

/** What sells best, as words to search for. */
export const popularWords = (db: Db) => popular(db);

async function containing(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ head: string }>`
    select ${head} as head from goods g
    where g.status = 1 and ts_filter(g.search, '{a}') @@ search_query(${text}) and g.search @@ search_query(${text})
    order by g.sales desc, g.id limit ${atMost}`.execute(db);
  return rows.map((row) => row.head);
}

async function alike(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ head: string }>`
    with asked as (select tsvector_to_array(search_vector(${text})) as lexemes)
    select ${head} as head from goods g, asked,
      lateral (select count(*) as shared from unnest(tsvector_to_array(g.search)) l
        where length(l) > 1 and l = any(asked.lexemes)) s
    where g.status = 1 and s.shared > 0
    order by s.shared desc, g.sales desc, g.id limit ${atMost}`.execute(db);
  return rows.map((row) => row.head);
}

async function popular(db: Db): Promise<string[]> {
  const { rows } = await sql<{ head: string }>`
    select ${head} as head from goods g
    where g.status = 1 order by g.is_hot desc, g.sales desc, g.id limit ${atMost}`.execute(db);
  return rows.map((row) => row.head);
}
