import type { DataOf, Paged, PressCard } from '@harbor/contract';
import { pressLists, pressSorts } from '@harbor/contract/press-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { beijingDayStart } from '../../forum/reading/day';
import { cached } from '../cache';
import { pressLimits } from '../limits';
import { isShown } from '../shown';
import { cardsOf } from './cards';
import { foundPress } from './search';

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

/**
 * Where a list is read from, as `p`: articles, or the links of a tag, which have all that lists choose and sort by, so that
 * both are read from an index of their own.
 */
const sourceOf = ({ tag }: ListQuery) =>
  tag === undefined
    ? { rows: sql`press p`, id: sql.ref('p.id'), shown: isShown('p') }
    : {
        rows: sql`press_tag_links p`,
        id: sql.ref('p.press_id'),
        shown: sql<SqlBool>`p.tag_id = ${tag} and p.published_at is not null`,
      };

const inSpecial = ({ special }: ListQuery): RawBuilder<SqlBool> =>
  special === undefined ? sql`true` : sql`p.special_id = ${special}`;

const typed = ({ type = pressLists.all }: ListQuery): RawBuilder<SqlBool> =>
  type === pressLists.all
    ? sql`true`
    : type === pressLists.special
      ? sql`p.special_id is not null`
      : sql`p.type = ${type}`;

const orders = {
  [pressSorts.latest]: sql.ref('p.published_at'),
  [pressSorts.hot]: sql.ref('p.hot'),
  [pressSorts.collected]: sql.ref('p.collects'),
};

const orderOf = (sort: number = pressSorts.latest) =>
  orders[sort as keyof typeof orders] ?? orders[pressSorts.latest];

async function idsOf(db: Db, read: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${read}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of a page, the same for everybody: read from an index alone, so that a late page costs no more than its numbers. */
function readIds(db: Db, query: ListQuery, page: number, limit: number): Promise<number[]> {
  const { rows, id, shown } = sourceOf(query);
  return idsOf(
    db,
    sql`select ${id} as id from ${rows} where ${shown} and ${inSpecial(query)} and ${typed(query)}
      order by ${orderOf(query.sort)} desc, ${id} desc limit ${limit} offset ${(page - 1) * limit}`,
  );
}

/** How many there are of each type, and published today in Beijing. */
async function readCounts(db: Db, query: ListQuery, among: readonly number[] | undefined, now: Date) {
  const { rows: from, id, shown } = sourceOf(query);
  const found = among ? sql`and ${id} = any(${among}::bigint[])` : sql``;
  const { rows } = await sql<{ type: number; n: number; special: number }>`
    select p.type, count(*)::int as n, count(p.special_id)::int as special from ${from}
    where ${shown} and ${inSpecial(query)} ${found} group by p.type`.execute(db);
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

/** What was found stands in an order of its own, unless another one is asked for. */
const keyOf = ({ type = 0, tag, special, keyword = '', sort = keyword ? 0 : pressSorts.latest }: ListQuery) =>
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
function foundIds(db: Db, query: ListQuery, among: readonly number[], page: number): Promise<number[]> {
  const { rows, id, shown } = sourceOf(query);
  const order =
    query.sort === undefined
      ? sql`array_position(${among}::bigint[], ${id})`
      : sql`${orderOf(query.sort)} desc`;
  return idsOf(
    db,
    sql`select ${id} as id from ${rows}
      where ${shown} and ${inSpecial(query)} and ${typed(query)} and ${id} = any(${among}::bigint[])
      order by ${order}, ${id} desc limit ${perPage} offset ${(page - 1) * perPage}`,
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
