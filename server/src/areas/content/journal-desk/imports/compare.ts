import { rowVerdict } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { markJumps } from '../changes/jumps';
import { countKinds } from '../changes/kind';
import { importedColumns } from './columns';
import { unhurried } from './move';

type Rows = Record<'new' | 'changed' | 'same' | 'merged' | 'refused' | 'noted', number>;
type Counts = Rows & Awaited<ReturnType<typeof countKinds>>;

/**
 * Holds what a file says against the library: brings the rows of each journal together, writes down what would change,
 * and tells the rows what becomes of them. All of it is sets, whatever their size.
 */
export async function compareWithLibrary(trx: Db, id: number): Promise<Counts> {
  await unhurried(trx);
  await sql`analyze journal_import_rows`.execute(trx);
  await gatherSlots(trx, id);
  await sql`analyze journal_import_slots`.execute(trx);
  await changedColumns(trx, id);
  await changedNames(trx, id);
  await changedMetrics(trx, id);
  await markJumps(trx, id);
  await changedWarnings(trx, id);
  await sql`
    update journal_import_rows r set verdict = ${rowVerdict.changed}
    where r.import_id = ${id} and r.verdict = ${rowVerdict.same}
      and r.journal_id in (select journal_id from journal_changes where import_id = ${id})`.execute(trx);
  return countAll(trx, id);
}

/** What is no column of a journal. */
const beside = sql.lit('{names,metrics,warnings,cleared,none}');

/** All rows of a journal as one: the first that names a column says what is in it; empty cells count where none does. */
async function gatherSlots(trx: Db, id: number): Promise<void> {
  await sql`
    insert into journal_import_slots (import_id, slot, journal_id, is_new, data)
    select ${id}::bigint, slot, max(journal_id), max(journal_id) is null,
      case when count(*) = 1 then coalesce((array_agg(data->'cleared'))[1], '{}') || (array_agg(data))[1]
        else journal_filled(coalesce(data->'cleared', '{}')) || journal_filled(data order by row_no desc) end
        - ${beside}::text[]
    from journal_import_rows where import_id = ${id} and slot is not null group by slot`.execute(trx);
}

async function changedColumns(trx: Db, id: number): Promise<void> {
  await sql`
    insert into journal_changes (import_id, journal_id, field, old, new)
    select ${id}::bigint, j.id, said.key, nullif(was.document->said.key, 'null'::jsonb), said.value
    from journal_import_slots s
    join journals j on j.id = s.journal_id
    cross join lateral (select to_jsonb(j) as document) was
    cross join lateral jsonb_each(s.data) said
    where s.import_id = ${id} and said.key = any(${[...importedColumns]}::text[])
      and was.document->said.key is distinct from said.value
      -- Another way to write the same name is no other name.
      and (said.key <> 'name' or j.name_key <> s.data->>'name_key')
    order by s.slot, said.key`.execute(trx);
}

/** Names that a journal of the library did not have yet, beside those in its columns. */
async function changedNames(trx: Db, id: number): Promise<void> {
  await sql`
    insert into journal_changes (import_id, journal_id, field, old, new)
    select distinct on (r.journal_id, said->>2) ${id}::bigint, r.journal_id,
      case said->>0 when 'former' then 'former' else 'alias' end, null, to_jsonb(said->>1)
    from journal_import_rows r
    join journals j on j.id = r.journal_id
    join journal_import_slots s on s.import_id = ${id} and s.slot = r.slot
    cross join lateral jsonb_array_elements(r.data->'names') said
    where r.import_id = ${id} and r.journal_id is not null
      and (said->>0 in ('former', 'alias') or (r.verdict = ${rowVerdict.merged} and said->>0 = 'name'))
      and said->>2 is distinct from s.data->>'name_key'
      and not exists (select 1 from journal_names n
        where n.journal_id = r.journal_id and n.key = said->>2 and n.until_import is null)
    order by r.journal_id, said->>2, r.row_no`.execute(trx);
}

/** What rows say of metrics, the first row first. An edition is kept for a kind of metric as a whole. */
const givenMetrics = (id: number) => sql`
  select distinct on (r.slot, (m->>0)::int, m->>1, m->>2) r.slot, r.journal_id, (m->>0)::int as scheme_id, m->>1 as type,
    m->>2 as subject, (m->>3)::numeric as value, (m->>4)::int as rank, (m->>5)::int as total
  from journal_import_rows r cross join lateral jsonb_array_elements(r.data->'metrics') m
  where r.import_id = ${id} and r.slot is not null
  order by r.slot, (m->>0)::int, m->>1, m->>2, r.row_no`;

async function changedMetrics(trx: Db, id: number): Promise<void> {
  const document = (of: string) =>
    sql.raw(`case when ${of}.type is null then null else jsonb_build_object('scheme', ${of}.scheme_id, 'type', ${of}.type,
      'subject', ${of}.subject, 'value', ${of}.value, 'rank', ${of}.rank, 'total', ${of}.total) end`);
  await sql`
    with given as materialized (${givenMetrics(id)}),
    said as (select * from given where journal_id is not null),
    emptied as (
      select r.journal_id, (n->>0)::int as scheme_id, n->>1 as type
      from journal_import_rows r cross join lateral jsonb_array_elements(r.data->'none') n
      where r.import_id = ${id} and r.journal_id is not null
    ),
    held as (
      select m.* from journal_metrics m
      join (select journal_id, scheme_id, type from said union select * from emptied) of
        on of.journal_id = m.journal_id and of.scheme_id = m.scheme_id and of.type = m.type
      where m.until_import is null
    )
    insert into journal_changes (import_id, journal_id, field, old, new)
    select ${id}::bigint, coalesce(said.journal_id, held.journal_id), 'metric', ${document('held')}, ${document('said')}
    from said full join held on held.journal_id = said.journal_id and held.scheme_id = said.scheme_id
      and held.type = said.type and held.subject = said.subject
    where (said.value, said.rank, said.total) is distinct from (held.value, held.rank, held.total)
      or said.type is null or held.type is null
    order by 2, coalesce(said.scheme_id, held.scheme_id), coalesce(said.type, held.type), coalesce(said.subject, held.subject)`.execute(
    trx,
  );
}

async function changedWarnings(trx: Db, id: number): Promise<void> {
  await sql`
    with said as (
      select distinct on (r.journal_id, (w->>0)::int) r.journal_id, (w->>0)::int as scheme_id, w->>1 as level, w->>2 as reason
      from journal_import_rows r cross join lateral jsonb_array_elements(r.data->'warnings') w
      where r.import_id = ${id} and r.journal_id is not null
      order by r.journal_id, (w->>0)::int, r.row_no
    )
    insert into journal_changes (import_id, journal_id, field, old, new)
    select ${id}::bigint, said.journal_id, 'warning',
      case when held.id is null then null
        else jsonb_build_object('scheme', held.scheme_id, 'level', held.level, 'reason', held.reason) end,
      jsonb_build_object('scheme', said.scheme_id, 'level', said.level, 'reason', said.reason)
    from said left join journal_warnings held on held.journal_id = said.journal_id
      and held.scheme_id = said.scheme_id and held.until_import is null
    where (said.level, said.reason) is distinct from (held.level, held.reason)
    union all
    select distinct ${id}::bigint, held.journal_id, 'warning',
      jsonb_build_object('scheme', held.scheme_id, 'level', held.level, 'reason', held.reason), null::jsonb
    from journal_import_rows r
    cross join lateral jsonb_array_elements(r.data->'none') n
    join journal_warnings held on held.journal_id = r.journal_id and held.scheme_id = (n->>0)::int
      and held.until_import is null
    where r.import_id = ${id} and n->>1 = 'warning'
      and not exists (select 1 from said where said.journal_id = held.journal_id and said.scheme_id = held.scheme_id)
    order by 2, 3`.execute(trx);
}

/** What becomes of the rows of a file, and in which ways journals change. */
export async function countAll(trx: Db, id: number): Promise<Counts> {
  return { ...(await countRows(trx, id)), ...(await countKinds(trx, id)) };
}

async function countRows(trx: Db, id: number): Promise<Rows> {
  const { rows } = await sql<Rows>`
    select count(*) filter (where verdict = ${rowVerdict.new})::int as new,
      count(*) filter (where verdict = ${rowVerdict.changed})::int as changed,
      count(*) filter (where verdict = ${rowVerdict.same})::int as same,
      count(*) filter (where verdict = ${rowVerdict.merged})::int as merged,
      count(*) filter (where verdict = ${rowVerdict.refused})::int as refused,
      count(*) filter (where verdict <> ${rowVerdict.refused} and reason <> '')::int as noted
    from journal_import_rows where import_id = ${id}`.execute(trx);
  const [counts] = rows;
  if (!counts) throw new Error('Counting without grouping answers one row');
  return counts;
}
