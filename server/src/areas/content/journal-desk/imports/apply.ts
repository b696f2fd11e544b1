import type { DeskJournalImport } from '@harbor/contract';
import { journalImportStatus, rowVerdict } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { libraryChanged, libraryVersion } from '../../journals/cache';
import { importedColumns } from './columns';
import { applyJob } from './jobs';
import { alone, getImport, type ImportRow, moveImport, unhurried } from './move';
import { begun, isStopped, reached } from './progress';
import { deskImport } from './read';
import { leaveOut } from './skip';
import { atWork } from './work';

const outdated = '期刊库在核对之后有了变化，请重新核对';

/**
 * Begins to take a checked file in.
 * @throws HttpProblem 404 · 409 when the library changed since it was checked, or another import is at work
 */
export async function beginApply(core: Core, staffId: number, id: number): Promise<DeskJournalImport> {
  const { clock } = core.settings;
  await core.db.transaction().execute(async (trx) => {
    const row = await getImport(trx, id);
    const at = new Date(clock.now());
    const context = { actor: 'operator' as const, actorId: staffId, at };
    await moveImport(trx, row, 'apply', context, begun(row, at));
    await alone(trx, id);
    if ((await libraryVersion(trx)) !== row.base_version) throw conflict(outdated);
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: 'journal_import.apply',
      object: ['journal_import', String(id)],
      detail: {
        name: row.file_name,
        count: (row.counts?.new ?? 0) + (row.counts?.changed ?? 0) - row.skipped,
      },
    });
    await core.jobs.enqueue(trx, applyJob, { id });
  });
  return deskImport(core.db, id);
}

/**
 * Takes a checked file in, in one transaction: whatever ends it before its end leaves the library as it was. What is
 * written is what the check has shown.
 */
export const runApply = (core: Core, id: number): Promise<void> =>
  atWork(core, id, async () => {
    const row = await getImport(core.db, id);
    if (row.status !== journalImportStatus.applying) return;
    try {
      await applyAll(core, row);
    } catch (error) {
      if (!(await isStopped(core, row))) throw error;
    }
  });

async function applyAll(core: Core, row: ImportRow): Promise<void> {
  const { id } = row;
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    await unhurried(trx);
    // One import at a time: the others wait here.
    const { version } = await trx
      .selectFrom('journal_library')
      .select('version')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const context = { actor: 'system' as const, at };
    if (version !== row.base_version) {
      await moveImport(trx, row, 'fail', context, { error: outdated, step: 0 });
      return;
    }
    const counts = await leaveOut(trx, row);
    for (const [i, write] of writes.entries()) {
      await reached(core, row, { step: i + 1 });
      await write(trx, id, at);
    }
    const { journals } = await trx
      .selectFrom('journals')
      .select((eb) => eb.fn.countAll<number>().as('journals'))
      .executeTakeFirstOrThrow();
    const { last } = await trx
      .selectFrom('journal_imports')
      .select((eb) => eb.fn.coalesce(eb.fn.max('place'), sql<number>`0`).as('last'))
      .executeTakeFirstOrThrow();
    await moveImport(trx, row, 'applied', context, {
      ...{ applied_at: at, place: Number(last) + 1, journals, step: 0 },
      ...(counts && { counts: JSON.stringify(counts) }),
    });
    await libraryChanged(trx);
  });
}

const columns = sql.join(importedColumns.map((name) => sql.ref(name)));
const columnsOfRow = sql.join(importedColumns.map((name) => sql.ref(`r.${name}`)));

/** What a new journal has that nobody has said anything of. */
const blank = JSON.stringify({
  languages: [],
  subjects: [],
  indexed: [],
  review_source: '',
  accept_source: '',
});

async function addJournals(trx: Db, id: number, at: Date): Promise<void> {
  await sql`
    update journal_import_slots set journal_id = nextval(pg_get_serial_sequence('journals', 'id'))
    where import_id = ${id} and is_new`.execute(trx);
  await sql`
    insert into journals (id, name_key, data_version, created_at, updated_at, ${columns})
    select s.journal_id, r.name_key, ${id}::bigint, ${at}::timestamptz, ${at}::timestamptz, ${columnsOfRow}
    from journal_import_slots s
    cross join lateral jsonb_populate_record(null::journals, ${blank}::jsonb || s.data) r
    where s.import_id = ${id} and s.is_new order by s.slot`.execute(trx);
}

/** Journals as they are, to undo the import by. */
async function keepBefore(trx: Db, id: number): Promise<void> {
  await sql`
    insert into journal_before (import_id, journal_id, document)
    select ${id}::bigint, j.id, to_jsonb(j) from journals j
    where j.id in (select journal_id from journal_changes where import_id = ${id})
    union all
    select ${id}::bigint, journal_id, null from journal_import_slots where import_id = ${id} and is_new`.execute(
    trx,
  );
}

async function changeJournals(trx: Db, id: number, at: Date): Promise<void> {
  await sql`
    update journals j set (data_version, updated_at, name_key, ${columns}) = (
      select ${id}::bigint, ${at}::timestamptz, r.name_key, ${columnsOfRow} from jsonb_populate_record(j, c.document) r)
    from (
      select c.journal_id,
        coalesce(jsonb_object_agg(c.field, c.new) filter (where c.field = any(${[...importedColumns]}::text[])), '{}')
          || coalesce(jsonb_object_agg('name_key', s.data->'name_key') filter (where c.field = 'name'), '{}') as document
      from journal_changes c
      join journal_import_slots s on s.import_id = ${id} and s.journal_id = c.journal_id
      where c.import_id = ${id} group by c.journal_id
    ) c where c.journal_id = j.id`.execute(trx);
}

async function writeNames(trx: Db, id: number): Promise<void> {
  // A name that gave way to another is a former one from now on.
  await sql`
    with ended as (
      update journal_names n set until_import = ${id}
      from journal_changes c
      where c.import_id = ${id} and c.field in ('name', 'name_cn', 'abbr') and n.journal_id = c.journal_id
        and n.kind = c.field and n.until_import is null
        and not exists (
          select 1 from journal_import_slots s
          join journal_import_rows r on r.import_id = ${id} and r.slot = s.slot
          cross join lateral jsonb_array_elements(r.data->'names') said
          where s.import_id = ${id} and s.journal_id = c.journal_id and said->>0 = n.kind and said->>2 = n.key)
      returning n.journal_id, n.kind, n.name, n.key, c.new
    )
    insert into journal_names (journal_id, kind, name, key, since_import)
    select journal_id, 'former', name, key, ${id}::bigint from ended
    -- One that was taken away was none of its names.
    where kind <> 'abbr' and new <> 'null'
    on conflict (journal_id, kind, key) where until_import is null do nothing`.execute(trx);
  // Names of the first row are its own; those of rows that were merged into it are other names of it.
  await sql`
    with said as (
      select s.journal_id, s.is_new, r.row_no, place,
        case when r.verdict = ${rowVerdict.merged} and said->>0 = 'name' then 'alias' else said->>0 end as kind,
        said->>1 as name, said->>2 as key, s.data->>'name_key' as name_key
      from journal_import_rows r
      join journal_import_slots s on s.import_id = ${id} and s.slot = r.slot
      cross join lateral jsonb_array_elements(r.data->'names') with ordinality listed(said, place)
      where r.import_id = ${id}
        and (s.is_new or exists (select 1 from journal_changes c where c.import_id = ${id} and c.journal_id = s.journal_id))
    )
    insert into journal_names (journal_id, kind, name, key, since_import)
    select journal_id, kind, name, key, ${id}::bigint from (
      select distinct on (journal_id, kind, key) * from said order by journal_id, kind, key, row_no, place
    ) one
    where (kind in ('name', 'name_cn', 'abbr')
        or (key is distinct from name_key
          and not exists (select 1 from journal_names n where n.journal_id = one.journal_id and n.key = one.key and n.until_import is null)))
      and (is_new or kind in ('former', 'alias')
        or exists (select 1 from journal_changes c where c.import_id = ${id} and c.journal_id = one.journal_id and c.field = one.kind))
    order by journal_id, row_no, place
    on conflict (journal_id, kind, key) where until_import is null do nothing`.execute(trx);
}

/** The numbers that an import gives its journals, the printed one first. */
const givenNumbers = (id: number) => sql`
  select s.journal_id, k.kind, case k.kind when 'cn' then substr(s.data->>'cn', 4, 7) else s.data->>k.kind end as number,
    k.place
  from journal_import_slots s
  cross join unnest(array['issn', 'eissn', 'issn_l', 'cn']) with ordinality k(kind, place)
  where s.import_id = ${id} and s.data ? k.kind`;

async function writeNumbers(trx: Db, id: number): Promise<void> {
  await sql`
    insert into journal_numbers (number, journal_id, kind, since_import)
    select distinct on (number) number, journal_id, kind, ${id}::bigint from (${givenNumbers(id)}) said
    order by number, place
    on conflict (number) do nothing`.execute(trx);
  // Whatever was decided before, the database has the last word: no number belongs to two journals.
  const { rows } = await sql<{ number: string }>`
    select n.number from (${givenNumbers(id)}) said join journal_numbers n on n.number = said.number
    where n.journal_id <> said.journal_id limit 1`.execute(trx);
  if (rows[0]) throw new Error(`two journals have the number ${rows[0].number}`);
}

async function writeMetrics(trx: Db, id: number): Promise<void> {
  await sql`
    update journal_metrics m set until_import = ${id} from journal_changes c
    where c.import_id = ${id} and c.field = 'metric' and c.old is not null and m.journal_id = c.journal_id
      and m.scheme_id = (c.old->>'scheme')::int and m.type = c.old->>'type' and m.subject = c.old->>'subject'
      and m.until_import is null`.execute(trx);
  await sql`
    insert into journal_metrics (journal_id, scheme_id, type, subject, value, rank, total, since_import)
    select journal_id, (new->>'scheme')::int, new->>'type', new->>'subject', (new->>'value')::numeric,
      (new->>'rank')::int, (new->>'total')::int, ${id}::bigint
    from journal_changes where import_id = ${id} and field = 'metric' and new is not null order by id`.execute(
    trx,
  );
  await sql`
    insert into journal_metrics (journal_id, scheme_id, type, subject, value, rank, total, since_import)
    select journal_id, scheme_id, type, subject, value, rank, total, ${id}::bigint from (
      select distinct on (s.journal_id, (m->>0)::int, m->>1, m->>2) s.journal_id, r.row_no, place, (m->>0)::int as scheme_id,
        m->>1 as type, m->>2 as subject, (m->>3)::numeric as value, (m->>4)::int as rank, (m->>5)::int as total
      from journal_import_rows r
      join journal_import_slots s on s.import_id = ${id} and s.slot = r.slot and s.is_new
      cross join lateral jsonb_array_elements(r.data->'metrics') with ordinality listed(m, place)
      where r.import_id = ${id}
      order by s.journal_id, (m->>0)::int, m->>1, m->>2, r.row_no, place
    ) said order by journal_id, row_no, place`.execute(trx);
}

async function writeWarnings(trx: Db, id: number): Promise<void> {
  await sql`
    update journal_warnings w set until_import = ${id} from journal_changes c
    where c.import_id = ${id} and c.field = 'warning' and c.old is not null and w.journal_id = c.journal_id
      and w.scheme_id = (c.old->>'scheme')::int and w.until_import is null`.execute(trx);
  await sql`
    insert into journal_warnings (journal_id, scheme_id, level, reason, since_import)
    select journal_id, (new->>'scheme')::int, new->>'level', new->>'reason', ${id}::bigint
    from journal_changes where import_id = ${id} and field = 'warning' and new is not null order by id`.execute(
    trx,
  );
  await sql`
    insert into journal_warnings (journal_id, scheme_id, level, reason, since_import)
    select distinct on (s.journal_id, (w->>0)::int) s.journal_id, (w->>0)::int, w->>1, w->>2, ${id}::bigint
    from journal_import_rows r
    join journal_import_slots s on s.import_id = ${id} and s.slot = r.slot and s.is_new
    cross join lateral jsonb_array_elements(r.data->'warnings') w
    where r.import_id = ${id} order by s.journal_id, (w->>0)::int, r.row_no`.execute(trx);
}

/** What nobody looks at any more: the file, rows of which nothing is to be said, and what they said. */
async function tidy(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('journal_import_parts').where('import_id', '=', id).execute();
  await trx.deleteFrom('journal_import_slots').where('import_id', '=', id).execute();
  await trx.deleteFrom('journal_import_rows').where('import_id', '=', id).where('reason', '=', '').execute();
  await trx
    .updateTable('journal_import_rows')
    .set({ data: null, slot: null })
    .where('import_id', '=', id)
    .execute();
}

/** What is written, in the order in which `workParts` names it. */
const writes: readonly ((trx: Db, id: number, at: Date) => Promise<void>)[] = [
  ...[addJournals, keepBefore, changeJournals, writeNames],
  ...[writeNumbers, writeMetrics, writeWarnings, tidy],
];
