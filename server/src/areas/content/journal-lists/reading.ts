import type { DataOf, JournalList } from '@harbor/contract';
import type { JournalListState } from '@harbor/contract/journal-lists';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { toPage } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { journalIndex } from '../journals/index/library';
import { matchedList } from './kept';
import { listLimits } from './limits';

interface ListRow {
  id: number;
  title: string;
  code: string | null;
  revision: number;
  updated_at: Date;
  own: boolean;
  chosen: boolean;
}

/** Of `journal_lists l`: those that somebody may read, their own and those that they follow while these are shared. */
export const isReadableBy = (userId: number) => sql<boolean>`(l.user_id = ${userId} or (l.code is not null
  and exists (select from journal_list_follows f where f.user_id = ${userId} and f.list_id = l.id)))`;

/** The lists that somebody may read. */
async function readable(db: Db, userId: number, id?: number): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select l.id, l.title, case when l.user_id = ${userId} then l.code end as code, l.revision, l.updated_at,
      l.user_id = ${userId} as own, c.list_id is not null as chosen
    from journal_lists l
    left join journal_list_choices c on c.user_id = ${userId} and c.list_id = l.id
    where ${isReadableBy(userId)}
      ${id === undefined ? sql`` : sql`and l.id = ${id}`}
    order by own desc, l.id`.execute(db);
  return rows;
}

async function shown(core: Core, row: ListRow): Promise<JournalList> {
  const { counts } = await matchedList(core, await journalIndex(core), row);
  const { id, title, own, code, chosen } = row;
  return { id, title, own, code, chosen, counts, updated_at: toMoment(row.updated_at) };
}

/** Somebody's lists, their own first. */
export async function listsOf(core: Core, userId: number): Promise<DataOf<'GET /magazine/lists'>> {
  const rows = await readable(core.db, userId);
  return { data: await Promise.all(rows.map((row) => shown(core, row))) };
}

async function readableList(db: Db, userId: number, id: number): Promise<ListRow> {
  const [row] = await readable(db, userId, id);
  if (!row) throw notFound('目录不存在，或已停止分享');
  return row;
}

/** One list. @throws HttpProblem 404 for one that somebody may not read */
export const listOf = async (core: Core, userId: number, id: number): Promise<JournalList> =>
  shown(core, await readableList(core.db, userId, id));

/** A page of a list, row by row, with what became of each. @throws HttpProblem 404 */
export async function listEntries(
  core: Core,
  userId: number,
  id: number,
  { page = 1, state }: { page?: number | undefined; state?: JournalListState | undefined },
): Promise<DataOf<'GET /magazine/list/:id'>> {
  const row = await readableList(core.db, userId, id);
  const { entries } = await matchedList(core, await journalIndex(core), row);
  const wanted = state ? entries.filter((entry) => entry.state === state) : entries;
  const { entriesPerPage } = listLimits;
  const part = wanted.slice((page - 1) * entriesPerPage, page * entriesPerPage);
  const ids = part.flatMap(({ journalId }) => journalId ?? []);
  const names = await namesOf(core.db, ids);
  const data = part.map(({ row_no, name, number, grade, state: became, journalId, reason }) => {
    const journal = journalId === null ? undefined : names.get(journalId);
    return { row: row_no, name, number, grade, state: became, journal: journal ?? null, reason };
  });
  return { ...toPage(data, wanted.length, page, entriesPerPage), list: await shown(core, row) };
}

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, { id: number; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('journals')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
