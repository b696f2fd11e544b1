import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { catalogueCache } from '../catalogue/cache';
import { categories } from '../catalogue/shelf';
import { type Keyword, parseKeyword } from './keyword';
import { popularWords, wordsLike } from './suggestions';

type Suggestions = DataOf<'GET /service/suggest'>;

const atMost = 6;
/** Longer texts are sentences: the first words say what is looked for. */
const longest = 50;

/** What is offered while somebody types; the popular services before they have typed anything. */
export function suggestWhileTyping(core: Core, typed: string | undefined): Promise<Suggestions> {
  const keyword = parseKeyword(typed?.slice(0, longest));
  return catalogueCache(core).typed.get(keyword.text.toLowerCase(), () => load(core, keyword));
}

async function load(core: Core, keyword: Keyword): Promise<Suggestions> {
  if (!keyword.text) return { goods: [], categories: [], words: await popularWords(core.db) };
  const [goods, known] = await Promise.all([titled(core.db, keyword.text), categories(core)]);
  const named = known
    .filter(({ title }) => title.includes(keyword.text))
    .map(({ id, title, goods_count }) => ({ id, title, goods_count }));
  const nothing = goods.length === 0 && named.length === 0;
  return { goods, categories: named, words: nothing ? await wordsLike(core.db, keyword) : [] };
}

/** Services by their title: those that begin with the keyword first, then what sells best. */
async function titled(db: Db, text: string): Promise<Suggestions['goods']> {
  const { rows } = await sql<Suggestions['goods'][number]>`
    select g.id, split_part(g.title, '：', 1) as title, c.title as category_title
    from goods g join categories c on c.id = g.category_id
    where g.status = 1 and g.search @@ search_query(${text}) and ts_filter(g.search, '{a}') @@ search_query(${text})
    order by starts_with(search_normal(g.title), search_normal(${text})) desc, g.sales desc, g.id
    limit ${atMost}`.execute(db);
  return rows;
}
