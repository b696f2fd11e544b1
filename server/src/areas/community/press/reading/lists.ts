import type { DataOf, Paged, PressCard } from '@harbor/contract';
import { pressLists, pressSorts } from '@harbor/contract/press-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { beijingDayStart } from '../../forum/reading/day';
import { cached } from '../cache';
import { pressLimits } from '../limits';
import { cardsOf } from './cards';
import { foundPress } from './search';
import { isShown } from '../shown';

/** What reading needs of the server. */
export type ReadingCore = Pick<Core, 'db' | 'hub' | 'settings' | 'workers'>;

/** What a list is asked for, see `GET /press/list`. */
export interface ListQuery {
  type?: number;
  sort?: number;
  tag?: number | undefined;
  special?: number | undefined;
  keyword?: string | undefined;
  page?: number | undefined;
}

type Counts = DataOf<'GET /press/list'>['counts'];

const { perPage } = pressLimits;

/** The page that is really shown: lists of everybody end somewhere. */
export const pageWithin = (page = 1): number => Math.min(page, pressLimits.lastPage);

/** What is asked for beside the type, as a condition on `p`. */
function within({ tag, special }: ListQuery): RawBuilder<SqlBool> {
  const conditions = [isShown('p')];
  if (special !== undefined) conditions.push(sql`p.special_id = ${special}`);
  if (tag !== undefined)
    conditions.push(
      sql`exists (select 1 from press_tag_links l where l.press_id = p.id and l.tag_id = ${tag})`,
    );
  return sql.join(conditions, sql` and `);
}

const typed = (type: number): RawBuilder<SqlBool> =>
  type === pressLists.all
    ? sql`true`
    : type === pressLists.special
      ? sql`p.special_id is not null`
      : sql`p.type = ${type}`;

const orders = {
  [pressSorts.latest]: 'published_at',
  [pressSorts.hot]: 'hot',
  [pressSorts.collected]: 'collects',
};

/** The column that a list is sorted by. Links of tags have it too, so that the list of a tag is read from an index. */
const orderOf = (sort: number, of: 'p' | 'l' = 'p') =>
  sql.ref(`${of}.${orders[sort as keyof typeof orders] ?? orders[pressSorts.latest]}`);

/** The ids of a page, the same for everybody: read from an index alone, so that a late page costs no more than its numbers. */
async function readIds(db: Db, query: ListQuery, page: number, limit: number): Promise<number[]> {
  const { type = pressLists.all, sort = pressSorts.latest, tag, special } = query;
  const part = sql`limit ${limit} offset ${(page - 1) * limit}`;
  if (tag === undefined)
    return idsOf(
      db,
      sql`select p.id from press p where ${within(query)} and ${typed(type)}
        order by ${orderOf(sort)} desc, p.id desc ${part}`,
    );
  const whole = type === pressLists.all && special === undefined;
  const articles = whole ? sql`` : sql`join press p on p.id = l.press_id and ${within({ special })} and ${typed(type)}`;
  return idsOf(
    db,
    sql`select l.press_id as id from press_tag_links l ${articles}
      where l.tag_id = ${tag} and l.published_at is not null
      order by ${orderOf(sort, 'l')} desc, l.press_id desc ${part}`,
  );
}

async function idsOf(db: Db, read: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${read}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many there are of each type, and published today in Beijing. */
async function readCounts(db: Db, query: ListQuery, among: readonly number[] | undefined, now: Date) {
  const found = among ? sql`and p.id = any(${among}::bigint[])` : sql``;
  const { rows } = await sql<{ type: number; n: number; special: number }>`
    select p.type, count(*)::int as n, count(p.special_id)::int as special from press p
    where ${within(query)} ${found} group by p.type`.execute(db);
  const { rows: fresh } = await sql<{ n: number }>`
    select count(*)::int as n from press p where ${isShown('p')} and p.published_at >= ${beijingDayStart(now)}`.execute(
    db,
  );
  const of = (type: number) => rows.find((row) => row.type === type)?.n ?? 0;
  const sum = (by: 'n' | 'special') => rows.reduce((all, row) => all + row[by], 0);
  const counts: Counts = {
    all: sum('n'),
    news: of(pressLists.news),
    guide: of(pressLists.guide),
    special: sum('special'),
    brief: of(pressLists.brief),
  };
  return { counts, today: fresh[0]?.n ?? 0 };
}

const totals: Record<number, keyof Counts> = { 0: 'all', 1: 'news', 2: 'guide', 3: 'special', 4: 'brief' };

const keyOf = ({ type = 0, sort = 1, tag, special, keyword = '' }: ListQuery) =>
  [type, sort, tag, special, keyword].join(':');

/** A page of a list with its counts, kept for everybody. */
export function pressList(
  core: ReadingCore,
  query: ListQuery,
  now: Date,
): Promise<DataOf<'GET /press/list'>> {
  const page = pageWithin(query.page);
  return cached(core, `list:${page}:${keyOf(query)}`, async () => {
    const { db } = core;
    const { type = 0 } = query;
    const among = query.keyword ? await foundPress(core, query.keyword) : undefined;
    const { counts, today } = await cached(core, `counts:${keyOf({ ...query, type: 0, sort: 1 })}`, () =>
      readCounts(db, query, among, now),
    );
    const ids = among ? await foundIds(db, query, among, page) : await readIds(db, query, page, perPage);
    const total = counts[totals[type] ?? 'all'];
    return { ...toPage(await cardsOf(db, ids), total, page, perPage), counts, today };
  });
}

/** Of what was found, what is asked for: by default as it was found, the best first. */
async function foundIds(db: Db, query: ListQuery, among: readonly number[], page: number): Promise<number[]> {
  const { type = 0, sort } = query;
  const order =
    sort === undefined ? sql`array_position(${among}::bigint[], p.id)` : sql`${orderOf(sort)} desc`;
  return idsOf(
    db,
    sql`select p.id from press p where ${within(query)} and ${typed(type)} and p.id = any(${among}::bigint[])
      order by ${order}, p.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
  );
}

/** A page of cards of a tag, or a special. */
export async function shelfPress(
  core: ReadingCore,
  query: Pick<ListQuery, 'tag' | 'special' | 'page'>,
  total: number,
): Promise<Paged<PressCard>> {
  const page = pageWithin(query.page);
  return toPage(await cardsOf(core.db, await readIds(core.db, query, page, perPage)), total, page, perPage);
}

/** The list of the home page: what is worth reading, or what is new; some, or a whole page. */
export function homePress(
  core: ReadingCore,
  { type = '1', is_more, page }: { type?: '1' | '2'; is_more?: '0' | '1'; page?: number },
): Promise<DataOf<'GET /index/press'>> {
  const size = is_more === '1' ? perPage : pressLimits.onHome;
  const at = pageWithin(page);
  return cached(core, `home:${type}:${size}:${at}`, async () => {
    const { db } = core;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from press where ${isShown()}`.execute(db);
    const sort = type === '1' ? pressSorts.hot : pressSorts.latest;
    const cards = await cardsOf(db, await readIds(db, { sort }, at, size));
    return toPage(cards, rows[0]?.n ?? 0, at, size);
  });
}

/** Cards of the newest, or the hottest, of those that a condition on `p` leaves. */
export async function firstCards(
  db: Db,
  { sort, limit, where = sql`true` }: { sort: number; limit: number; where?: RawBuilder<SqlBool> },
): Promise<PressCard[]> {
  const ids = await idsOf(
    db,
    sql`select p.id from press p where ${isShown('p')} and ${where}
      order by ${orderOf(sort)} desc, p.id desc limit ${limit}`,
  );
  return cardsOf(db, ids);
}
