import { createHash } from 'node:crypto';
import { journalImportStatus } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import { gatherAll } from '../../areas/content/journal-alerts/lines/gather';
import { nameKey } from '../../areas/content/journals/names';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';

const buyer = 1;
const operator = 8;

/** A change as an import writes it down. */
interface Change {
  journal_id: number;
  field: string;
  old: unknown;
  new: unknown;
}

const day = 86_400_000;
const fileName = '演示数据更新.csv';

/**
 * The last of the demo's imports: some journals with editions, indexes, names and fees that came with it. It is one like any
 * other, so the team can look at it and undo it. Nobody was told, as nobody was there.
 */
export async function seedJournalChanges(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const at = new Date(now - 2 * day);
  const importId = await addImport(trx, at);
  const own = await ownJournals(trx);
  await collectSome(trx, own, new Date(now - 20 * day));
  const changes = [
    ...(await measured(trx, importId, own)),
    ...(await warned(trx, importId)),
    ...(await corrected(trx, importId, own)),
    ...(await renamed(trx, importId)),
    ...(await indexed(trx, own)),
    ...(await dearer(trx)),
  ];
  await insertRow(
    trx,
    'journal_changes',
    changes.map(({ old, new: said, ...change }) => ({
      ...{ ...change, import_id: importId },
      old: old === null ? null : JSON.stringify(old),
      new: JSON.stringify(said),
    })),
  );
  await keepBefore(trx, importId);
  const journals = new Set(changes.map(({ journal_id }) => journal_id)).size;
  const counts = { rows: journals, new: 0, changed: journals, same: 0, merged: 0, refused: 0, noted: 0 };
  await trx
    .updateTable('journal_imports')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', importId)
    .execute();
  await insertRow(trx, 'journal_alert_runs', { import_id: importId, told_at: at });
  await gatherAll(trx, importId, at);
}

async function addImport(trx: Db, at: Date): Promise<number> {
  const { id } = await trx
    .insertInto('journal_imports')
    .values({
      ...{ status: journalImportStatus.applied, place: 1, file_name: fileName, bytes: 4096 },
      ...{
        format: 'csv',
        encoding: 'utf-8',
        source: '演示数据集，由程序生成',
        licence: '演示数据，仅供试用',
      },
      sha256: createHash('sha256').update(fileName).digest('hex'),
      ...{ columns: JSON.stringify(['ISSN', '大类分区', '收录', '刊名']), sample: JSON.stringify([]) },
      ...{ created_by: operator, created_at: at, checked_at: at, applied_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Journals of the buyer's diary, whose manuscripts are under way. */
async function ownJournals(trx: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.journal_id as id from diary_manuscripts m
    join diary_rounds r on r.manuscript_id = m.id and r.number = m.rounds
    where m.user_id = ${buyer} and r.journal_id is not null order by m.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What the buyer collected: one of the diary's, and some more. */
async function collectSome(trx: Db, own: readonly number[], at: Date): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    (select id, name from journals where id = any(${own.slice(1, 2)}::bigint[]))
    union all
    (select id, name from journals where 'SCIE' = any(indexed) and not 'ESCI' = any(indexed)
      and id <> all(${[...own]}::bigint[]) order by id limit 2)
    union all
    (select id, name from journals where cn is not null and id <> all(${[...own]}::bigint[]) order by id limit 1)`.execute(
    trx,
  );
  await insertRow(
    trx,
    'journal_collects',
    rows.map(({ id, name }, n) => ({
      ...{ user_id: buyer, journal_id: id, title: name },
      created_at: new Date(at.getTime() + n * 60_000),
    })),
  );
}

interface Measured {
  id: number;
  journal_id: number;
  scheme: number;
  type: string;
  subject: string;
  value: number | null;
  rank: number | null;
  total: number | null;
}

const said = ({ id: _, journal_id: __, ...metric }: Measured) => metric;

/** Metrics of an edition that came with the import, where the one before gave another value. */
async function newValues(
  trx: Db,
  {
    code,
    year,
    type,
    not,
    limit,
  }: { code: string; year: number; type: string; not: readonly number[]; limit: number },
): Promise<Measured[]> {
  const { rows } = await sql<Measured>`
    select m.id, m.journal_id, m.scheme_id as scheme, m.type, m.subject, m.value::float8 as value, m.rank, m.total
    from journal_metrics m
    join journal_schemes s on s.id = m.scheme_id and s.code = ${code} and s.year = ${year}
    join journal_schemes b on b.code = s.code and b.year = s.year - 1
    join journal_metrics p on p.journal_id = m.journal_id and p.scheme_id = b.id and p.type = m.type and p.subject = m.subject
    where m.type = ${type} and p.value <> m.value and m.journal_id <> all(${[...not]}::bigint[])
    order by m.journal_id limit ${limit}`.execute(trx);
  return rows;
}

async function measured(trx: Db, importId: number, own: readonly number[]): Promise<Change[]> {
  const rows = [
    ...(await newValues(trx, { code: 'demo-fq', year: 2025, type: 'major', not: own, limit: 7 })),
    ...(await newValues(trx, { code: 'demo-jif', year: 2025, type: 'if', not: own, limit: 4 })),
  ];
  await trx
    .updateTable('journal_metrics')
    .set({ since_import: importId })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => ({ journal_id: row.journal_id, field: 'metric', old: null, new: said(row) }));
}

/** A 分区 that the edition gave otherwise at first: of the journals in the buyer's diary. */
async function corrected(trx: Db, importId: number, own: readonly number[]): Promise<Change[]> {
  const { rows } = await sql<Measured>`
    select m.id, m.journal_id, m.scheme_id as scheme, m.type, m.subject, m.value::float8 as value, m.rank, m.total
    from journal_metrics m join journal_schemes s on s.id = m.scheme_id and s.code = 'demo-fq' and s.year = 2025
    where m.type = 'major' and m.value is not null and m.journal_id = any(${own.slice(0, 2)}::bigint[])`.execute(
    trx,
  );
  const changes: Change[] = [];
  for (const row of rows) {
    const value = row.value ?? 1;
    const old = { ...said(row), value: value > 1 ? value - 1 : value + 1 };
    await trx
      .updateTable('journal_metrics')
      .set({ since_import: importId })
      .where('id', '=', row.id)
      .execute();
    await insertRow(trx, 'journal_metrics', {
      ...{ journal_id: row.journal_id, scheme_id: row.scheme, type: row.type, subject: row.subject },
      ...{ value: old.value, rank: row.rank, total: row.total, until_import: importId },
    });
    changes.push({ journal_id: row.journal_id, field: 'metric', old, new: said(row) });
  }
  return changes;
}

async function warned(trx: Db, importId: number): Promise<Change[]> {
  const { rows } = await sql<{ journal_id: number; scheme: number; level: string; reason: string }>`
    update journal_warnings set since_import = ${importId} where id in (
      select w.id from journal_warnings w
      join journal_schemes s on s.id = w.scheme_id and s.code = 'demo-yj' and s.year = 2025
      order by w.journal_id limit 3)
    returning journal_id, scheme_id as scheme, level, reason`.execute(trx);
  return rows.map(({ journal_id, ...warning }) => ({
    journal_id,
    field: 'warning',
    old: null,
    new: warning,
  }));
}

/** Journals whose former name ended with the import. */
async function renamed(trx: Db, importId: number): Promise<Change[]> {
  const { rows } = await sql<{ journal_id: number; former: string; name: string }>`
    select n.journal_id, n.name as former, j.name from journal_names n join journals j on j.id = n.journal_id
    where n.kind = 'former' order by n.journal_id limit 2`.execute(trx);
  for (const { journal_id, former } of rows) {
    await trx
      .updateTable('journal_names')
      .set({ since_import: importId })
      .where('journal_id', '=', journal_id)
      .where('kind', 'in', ['name', 'former'])
      .execute();
    await insertRow(trx, 'journal_names', {
      ...{ journal_id, kind: 'name', name: former, key: nameKey(former), until_import: importId },
    });
  }
  return rows.map(({ journal_id, former, name }) => ({ journal_id, field: 'name', old: former, new: name }));
}

/** Journals that went from ESCI to SCIE, the buyer's favourites first; and one that is in one index more. */
async function indexed(trx: Db, own: readonly number[]): Promise<Change[]> {
  const { rows } = await sql<{ id: number; indexed: string[] }>`
    (select id, indexed from journals where 'SCIE' = any(indexed) and not 'ESCI' = any(indexed)
      and id <> all(${[...own]}::bigint[]) order by id limit 3)
    union all
    (select id, indexed from journals where cn is not null and cardinality(indexed) > 1 order by id limit 1)`.execute(
    trx,
  );
  return rows.map(({ id, indexed: held }) => ({
    ...{ journal_id: id, field: 'indexed', new: held },
    old: held.includes('SCIE') ? held.map((one) => (one === 'SCIE' ? 'ESCI' : one)) : held.slice(0, -1),
  }));
}

async function dearer(trx: Db): Promise<Change[]> {
  const { rows } = await sql<{ id: number; amount: number }>`
    select id, apc_amount::float8 as amount from journals where apc_amount > 600 order by id desc limit 2`.execute(
    trx,
  );
  return rows.map(({ id, amount }) => ({
    ...{ journal_id: id, field: 'apc_amount', old: amount - 300, new: amount },
  }));
}

/** Journals as they were before, as an import keeps them to be undone. */
async function keepBefore(trx: Db, importId: number): Promise<void> {
  await sql`
    insert into journal_before (import_id, journal_id, document)
    select c.import_id, j.id, to_jsonb(j)
      || coalesce(jsonb_object_agg(c.field, c.old) filter (where c.field in ('name', 'indexed', 'apc_amount')), '{}')
    from journal_changes c join journals j on j.id = c.journal_id
    where c.import_id = ${importId} group by c.import_id, j.id`.execute(trx);
  const { rows } = await sql<{ journal_id: number; former: string }>`
    select journal_id, old #>> '{}' as former from journal_changes
    where import_id = ${importId} and field = 'name'`.execute(trx);
  for (const { journal_id, former } of rows)
    await sql`
      update journal_before set document = document || jsonb_build_object('name_key', ${nameKey(former)}::text)
      where import_id = ${importId} and journal_id = ${journal_id}`.execute(trx);
  await sql`
    update journals set data_version = ${importId}
    where id in (select journal_id from journal_changes where import_id = ${importId})`.execute(trx);
}
