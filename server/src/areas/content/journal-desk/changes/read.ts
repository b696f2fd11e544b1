import type { ChangedJournal, DataOf } from '@harbor/contract';
import type { ChangeKind } from '@harbor/contract/journal-import';
import { readCn, readIssn } from '@harbor/contract/journal-numbers';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { escapeLike } from '../../../../db/like';
import { toPage } from '../../../../http/page';
import { getImport } from '../imports/move';
import { kindOfChange } from './kind';
import { type ChangeRow, type Editions, readChange } from './words';

/** Which journals are asked for; `jump` are those with a factor that changed beyond belief. */
interface Asked {
  page?: number | undefined;
  kind?: ChangeKind | 'jump' | undefined;
  /** Part of a name, or a number. */
  q?: string | undefined;
}

const perPage = 20;

/** The number by which a row `j` of `journals` is named: its first. */
export const numberOf = sql<string>`case
  when j.issn is not null then 'ISSN ' || j.issn when j.eissn is not null then 'EISSN ' || j.eissn
  when j.issn_l is not null then 'ISSN-L ' || j.issn_l else coalesce(j.cn, '') end`;

/** The number that somebody typed, as it is kept; undefined for what is none. */
export function typedNumber(text: string): string | undefined {
  const issn = readIssn(text);
  return issn.ok ? issn.issn : readCn(text)?.number;
}

export async function editionsOf(db: Db): Promise<Editions> {
  const rows = await db.selectFrom('journal_schemes').select(['id', 'title']).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

function narrowed({ kind, q }: Asked): RawBuilder<unknown> {
  const byKind =
    kind === undefined
      ? sql`true`
      : kind === 'jump'
        ? sql`c.jump is not null`
        : sql`${kindOfChange} = ${kind}`;
  if (!q) return byKind;
  const number = typedNumber(q);
  const found = number
    ? sql`c.journal_id in (select journal_id from journal_numbers where number = ${number})`
    : sql`exists (select 1 from journal_names n
        where n.journal_id = c.journal_id and n.until_import is null and n.name ilike ${`%${escapeLike(q)}%`})`;
  return sql`${byKind} and ${found}`;
}

/** Journals that an import changes, with all that it changes of each, in the order of the file. @throws HttpProblem 404 */
export async function changedJournals(
  db: Db,
  id: number,
  { page = 1, ...asked }: Asked,
): Promise<DataOf<'GET /staff/journals/import/journals/:id'>> {
  await getImport(db, id);
  const where = sql`c.import_id = ${id} and ${narrowed(asked)}`;
  const [{ rows: listed }, { rows: counted }] = await Promise.all([
    sql<{ journal_id: number }>`
      select c.journal_id from journal_changes c where ${where}
      group by c.journal_id order by min(c.id) limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`
      select count(distinct c.journal_id)::int as total from journal_changes c where ${where}`.execute(db),
  ]);
  const ids = listed.map(({ journal_id }) => journal_id);
  const journals = await described(db, id, ids);
  return toPage(
    ids.flatMap((one) => journals.get(one) ?? []),
    counted[0]?.total ?? 0,
    page,
    perPage,
  );
}

/** Journals of an import with their changes. */
async function described(db: Db, id: number, ids: readonly number[]): Promise<Map<number, ChangedJournal>> {
  const found = new Map<number, ChangedJournal>();
  if (ids.length === 0) return found;
  const list = sql`${sql.val([...ids])}::bigint[]`;
  const [editions, { rows }, { rows: changes }] = await Promise.all([
    editionsOf(db),
    sql<Omit<ChangedJournal, 'changes'>>`
      select of.journal_id, coalesce(j.name, '') as name, coalesce(${numberOf}, '') as number,
        (select count(*) from journal_collects k where k.journal_id = of.journal_id)::int as collects,
        coalesce(s.skipped, false) as skipped,
        (select min(r.row_no) from journal_import_rows r where r.import_id = s.import_id and r.slot = s.slot) as row
      from unnest(${list}) of (journal_id)
      left join journals j on j.id = of.journal_id
      left join journal_import_slots s on s.import_id = ${id} and s.journal_id = of.journal_id`.execute(db),
    sql<ChangeRow & { journal_id: number }>`
      select c.journal_id, ${kindOfChange} as kind, c.field, c.old, c.new, c.jump from journal_changes c
      where c.import_id = ${id} and c.journal_id = any(${list}) order by c.id`.execute(db),
  ]);
  for (const row of rows) found.set(row.journal_id, { ...row, changes: [] });
  for (const { journal_id, ...change } of changes)
    found.get(journal_id)?.changes.push(readChange(change, editions));
  for (const journal of found.values()) journal.changes = withoutEstimate(journal.changes);
  return found;
}

/** An estimate follows from the fee as it was given: beside it, it says nothing. */
const withoutEstimate = (changes: ChangedJournal['changes']) =>
  changes.some(({ field }) => field === 'apc_amount')
    ? changes.filter(({ field }) => field !== 'apc_fen_est')
    : changes;
