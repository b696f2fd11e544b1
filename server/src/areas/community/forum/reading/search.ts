import type { DataOf } from '@harbor/contract';
import { folded, markedBy, searchWords } from '@harbor/contract/forum/marked';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { forumLimits } from '../limits';
import { beginningOf, readableLine } from '../text/plain';
import { cached } from './cache';
import { seenBy, shownCards } from './cards';
import type { ReadingCore } from './lists';
import { memberCards } from './members';
import { newestWith } from './newest-with';
import { topicList } from './topics';
import type { Viewer } from './viewer';

type Found = DataOf<'POST /hot_post/search'>;
type SearchType = Found['type'];

const { perPage, mostFound, mostPostsFound } = forumLimits;
const suggestionsShown = 8;

/** Words as the index has them. */
const tokensOf = (words: readonly string[], singles: boolean) =>
  sql`(select array_agg(distinct token) from unnest(${words}::text[]) word, unnest(forum_tokens(word, ${singles} or char_length(word) = 1)) token)`;

/** Ids of posts in which all words stand, those with the words in the title first, then by heat; see `mostPostsFound`. */
export const foundPosts = (core: ReadingCore, words: readonly string[]): Promise<number[]> =>
  cached(core, `search:${words.join(' ')}`, async () => {
    const titled = await newestWith(core, words, 'title_tokens');
    // Titles have single characters, texts have not: there would be every post in every answer.
    const enough = titled.length === mostPostsFound || words.every((word) => [...word].length === 1);
    return ranked(core.db, words, titled, enough ? [] : await newestWith(core, words, 'tokens'));
  });

/** Of one or two characters the index knows every place; the pairs of a longer word may stand apart. */
const isExact = (words: readonly string[]) => words.every((word) => [...word].length <= 2);

async function ranked(
  db: Db,
  words: readonly string[],
  titled: readonly number[],
  texts: readonly number[],
): Promise<number[]> {
  if (titled.length + texts.length === 0) return [];
  const stands = isExact(words)
    ? sql`(select candidate.titled as in_title, true as anywhere)`
    : sql`(select bool_and(strpos(lower(normalize(p.title, NFKC)), word) > 0) as in_title,
        bool_and(strpos(lower(normalize(p.title || ' ' || p.body, NFKC)), word) > 0) as anywhere
        from unnest(${words}::text[]) word)`;
  const { rows } = await sql<{ id: number }>`
    select p.id from (
      select id, bool_or(titled) as titled from (
        select unnest(${titled}::bigint[]) as id, true as titled
        union all select unnest(${texts}::bigint[]), false
      ) found group by id
    ) candidate
    join posts p on p.id = candidate.id
    cross join lateral ${stands} stands
    where p.shown and stands.anywhere
    order by stands.in_title desc, p.hot desc, p.id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of members by their names. */
async function foundMembers(db: Db, words: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users
    where status <> 4 and forum_tokens(nickname, true) @> ${tokensOf(words, true)}
      and (select bool_and(strpos(lower(normalize(nickname, NFKC)), word) > 0) from unnest(${words}::text[]) word)
    order by char_length(nickname), id limit ${mostFound}`.execute(db);
  return rows.map(({ id }) => id);
}

const part = (ids: readonly number[], page: number) => ids.slice((page - 1) * perPage, page * perPage);

/** Posts, topics or members in which all words stand; every result carries what was hit. */
export async function search(
  core: ReadingCore,
  viewer: Viewer,
  {
    type = 'post',
    keywords,
    page = 1,
    suggest = false,
  }: { type?: SearchType; keywords: string; page?: number; suggest?: boolean },
): Promise<Found> {
  const { db } = core;
  const words = searchWords(keywords);
  const nothing = { posts: [], topics: [], members: [], suggestions: [] };
  if (suggest) {
    const suggestions = await suggestionsFor(core, type, words);
    return { type, keywords, ...nothing, suggestions, ...pageOf(suggestions.length, 1) };
  }
  if (type === 'topic') {
    const found = await topicList(db, { page, keywords: words.join(' ') });
    const topics = found.data.map((topic) => ({ ...topic, title_marks: markedBy(topic.title, words) }));
    return { type, keywords, ...nothing, topics, ...pageOf(found.total, page) };
  }
  if (type === 'member') {
    const ids = await foundMembers(db, words);
    const cards = await memberCards(db, viewer, part(ids, page));
    const members = cards.map((member) => ({ ...member, nickname_marks: markedBy(member.nickname, words) }));
    return { type, keywords, ...nothing, members, ...pageOf(ids.length, page) };
  }
  const { found, total } = await cached(core, `found:${words.join(' ')}:${page}`, () =>
    postsOnPage(core, words, page),
  );
  return { type, keywords, ...nothing, posts: await seenBy(db, viewer, found), ...pageOf(total, page) };
}

/** A page of what was found, as everybody sees it. */
async function postsOnPage(core: ReadingCore, words: readonly string[], page: number) {
  const { db } = core;
  const ids = await foundPosts(core, words);
  const shown = part(ids, page);
  const [cards, bodies] = await Promise.all([shownCards(db, shown), bodiesOf(db, shown)]);
  const found = cards.map((card) => ({
    ...card,
    title_marks: markedBy(card.title, words),
    excerpt_marks: markedBy(around(bodies.get(card.id) ?? card.excerpt, words), words),
  }));
  return { found, total: ids.length };
}

function pageOf(total: number, page: number) {
  const { data: _, ...numbers } = toPage([], Math.min(total, mostFound), page, perPage);
  return numbers;
}

async function bodiesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('posts').select(['id', 'body']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, body }) => [id, body]));
}

const before = 30;

/** The part of a text in which a word stands first. */
function around(body: string, words: readonly string[]): string {
  const line = readableLine(body);
  const { folded: plain, from } = folded(line);
  const found = words.map((word) => plain.indexOf(word)).filter((i) => i >= 0);
  const at = Math.min(...found.map((i) => from[i] ?? line.length), line.length);
  if (at === line.length || at < before * 2) return beginningOf(line);
  return `…${beginningOf(line.slice(at - before))}`;
}

/** Titles, topics or names that what was typed stands in. */
async function suggestionsFor(
  core: ReadingCore,
  type: SearchType,
  words: readonly string[],
): Promise<string[]> {
  const { db } = core;
  if (type === 'topic') {
    const { data } = await topicList(db, { keywords: words.join(' ') });
    return data.slice(0, suggestionsShown).map(({ title }) => title);
  }
  if (type === 'member') {
    const cards = await memberCards(db, null, (await foundMembers(db, words)).slice(0, suggestionsShown));
    return [...new Set(cards.map(({ nickname }) => nickname))];
  }
  const ids = (await foundPosts(core, words)).slice(0, suggestionsShown);
  const cards = await shownCards(db, ids);
  return [...new Set(cards.map(({ title }) => title))];
}
