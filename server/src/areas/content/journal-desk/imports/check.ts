import type { BodyOf, DeskJournalImport } from '@harbor/contract';
import type { JournalSchemeKind } from '@harbor/contract/journal-facets';
import {
  isNumber,
  journalImportRule,
  journalImportStatus,
  journalTargets,
  rowVerdict,
  schemeKindOf,
} from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { invalid } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { libraryVersion } from '../../journals/cache';
import { leaveOutJumps } from '../changes/jumps';
import { FileFault } from '../file/decode';
import { type Reading, readRow } from '../file/read-row';
import { type FileRecord, recordsOf } from '../file/records';
import { storableJson } from '../file/storable';
import { Identity, type Resolved } from '../identity/resolve';
import { compareWithLibrary } from './compare';
import { checkJob } from './jobs';
import { rememberMapping } from './mapping';
import { getImport, type ImportRow, moveImport } from './move';
import { begun, isStopped, reached } from './progress';
import { deskImport } from './read';
import { atWork } from './work';

/** Rows that are written at once. */
const atOnce = 500;

/** Characters of cells after which they are written, however few rows they are. */
const lettersAtOnce = 1_000_000;

/**
 * Begins to check a file: what each of its rows would do is worked out in the background, the library stays as it is.
 * @throws HttpProblem 404 · 409 · 422 for a mapping that nothing can be read by
 */
export async function beginCheck(
  core: Core,
  staffId: number,
  id: number,
  {
    mapping,
    schemes = {},
    source,
    licence = '',
    clears = false,
  }: BodyOf<'POST /staff/journals/import/check/:id'>,
): Promise<DeskJournalImport> {
  const { clock } = core.settings;
  const at = new Date(clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await getImport(trx, id);
    await checkMapping(trx, row, mapping, schemes);
    await rememberMapping(trx, row, mapping, at);
    await moveImport(
      trx,
      row,
      'check',
      { actor: 'operator', actorId: staffId, at },
      {
        ...{ mapping: JSON.stringify(mapping), schemes: JSON.stringify(schemes), source, licence, clears },
        ...{
          rows_done: 0,
          bytes_done: 0,
          skipped: 0,
          counts: null,
          error: '',
          checked_at: null,
          base_version: null,
        },
        ...begun(row, at),
      },
    );
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: 'journal_import.check',
      object: ['journal_import', String(id)],
      detail: { name: row.file_name },
    });
    await core.jobs.enqueue(trx, checkJob, { id });
  });
  return deskImport(core.db, id);
}

async function checkMapping(
  db: Db,
  row: ImportRow,
  mapping: Reading['mapping'],
  schemes: Partial<Record<JournalSchemeKind, number>>,
): Promise<void> {
  const columns = Object.keys(mapping);
  const targets = Object.values(mapping);
  const faults: Record<string, string[]> = {};
  const strange = columns.find((column) => !row.columns.includes(column));
  const twice = targets.find((target, i) => targets.indexOf(target) !== i);
  if (strange) faults.mapping = [`文件里没有“${strange}”这一列`];
  else if (twice) faults.mapping = [`有两列都对应“${journalTargets[twice]?.title}”`];
  else if (!targets.some(isNumber))
    faults.mapping = ['请指明哪一列是 ISSN、EISSN、ISSN-L 或 CN：期刊只凭号码识别'];
  const known = await db.selectFrom('journal_schemes').select(['id', 'kind']).execute();
  for (const [kind, id] of Object.entries(schemes))
    if (!known.some((scheme) => scheme.id === id && scheme.kind === kind))
      faults[`schemes.${kind}`] = ['这一版不存在'];
  const needed = new Set(targets.flatMap((target) => schemeKindOf(target) ?? []));
  for (const kind of needed)
    if (schemes[kind] === undefined) faults[`schemes.${kind}`] ??= ['文件里有这类指标，请选择它属于哪一版'];
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Checks a file; begun twice, it begins anew. What is wrong with the file as a whole ends it, in words. */
export const runCheck = (core: Core, id: number): Promise<void> => atWork(core, id, () => checkAll(core, id));

async function checkAll(core: Core, id: number): Promise<void> {
  const row = await getImport(core.db, id);
  if (row.status !== journalImportStatus.checking) return;
  const context = () => ({ actor: 'system' as const, at: new Date(core.settings.clock.now()) });
  try {
    await clearRows(core.db, id);
    // Before anything of the library is read: if it changes from here on, the file is to be checked anew.
    const base_version = await libraryVersion(core.db);
    const rows = await stageRows(core, row);
    await reached(core, row, { step: 2 });
    await core.db.transaction().execute(async (trx) => {
      const counts = await compareWithLibrary(trx, id);
      const skipped = await leaveOutJumps(trx, id);
      await moveImport(trx, row, 'checked', context(), {
        ...{ counts: JSON.stringify({ ...counts, rows }), base_version, checked_at: context().at, skipped },
        ...{ rows_done: rows, step: 0 },
      });
    });
  } catch (error) {
    // What was staged goes when the file is checked anew, or given up: another run may be at it already.
    if (await isStopped(core, row)) return;
    if (!(error instanceof FileFault)) throw error;
    await clearRows(core.db, id);
    await moveImport(core.db, row, 'fail', context(), { error: error.message, step: 0 });
  }
}

/** Forgets what was worked out about a file. */
export async function clearRows(db: Db, id: number): Promise<void> {
  for (const table of ['journal_changes', 'journal_import_slots', 'journal_import_rows'] as const)
    for (;;) {
      // A hundred thousand at once would take longer than one statement may.
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where import_id = ${id} limit 20000))`.execute(db);
      if ((numAffectedRows ?? 0n) === 0n) break;
    }
}

async function readingOf(db: Db, row: ImportRow): Promise<Reading> {
  const schemes = await db.selectFrom('journal_schemes').select(['id', 'kind', 'code', 'year']).execute();
  return {
    mapping: row.mapping,
    schemes: row.schemes,
    clears: row.clears,
    editions: new Map(schemes.map(({ id, kind, code, year }) => [`${code} ${year}`, { id, kind }])),
  };
}

/** What the library has, as far as numbers go. */
async function knownIdentity(db: Db): Promise<Identity> {
  const identity = new Identity();
  const slots = new Map<number, number>();
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('journals')
      .select(['id', 'issn_l', 'issn', 'eissn', 'cn'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(5000)
      .execute();
    for (const { id, cn, ...numbers } of rows) {
      for (const kind of ['issn_l', 'issn', 'eissn'] as const) {
        const number = numbers[kind];
        if (number) identity.known(id, kind, number, slots);
      }
      if (cn) identity.known(id, 'cn', cn.slice(3, 10), slots);
      last = id;
    }
    if (rows.length < 5000) return identity;
  }
}

interface StagedRow {
  row_no: number;
  slot: number | null;
  journal_id: number | null;
  verdict: number;
  reason: string;
  title: string;
  data: unknown;
}

/** Reads the file row by row into the database; how many there were. */
async function stageRows(core: Core, row: ImportRow): Promise<number> {
  const { db } = core;
  const reading = await readingOf(db, row);
  const identity = await knownIdentity(db);
  const { records, read } = recordsOf(db, row);
  let waiting: StagedRow[] = [];
  let rows = 0;
  let size = 0;
  let written = Promise.resolve();
  const write = async (staged: string, done: Pick<ImportRow, 'rows_done' | 'bytes_done'>) => {
    await sql`
      insert into journal_import_rows (import_id, row_no, slot, journal_id, verdict, reason, title, data)
      select ${row.id}::bigint, r.* from jsonb_to_recordset(${staged}::jsonb)
        as r(row_no int, slot int, journal_id bigint, verdict smallint, reason text, title text, data jsonb)`.execute(
      db,
    );
    await reached(core, row, { ...done, step: 1 });
  };
  /** Has a piece written while the next one is read; waits for the one before, so that two are held at most. */
  const put = async () => {
    if (waiting.length === 0) return;
    const staged = storableJson(waiting);
    const done = { rows_done: rows, bytes_done: read() };
    [waiting, size] = [[], 0];
    await written;
    written = write(staged, done);
    // Its error is thrown to who waits for it next; until then it is nobody's.
    written.catch(() => undefined);
  };
  try {
    for await (const record of records) {
      rows += 1;
      if (rows > journalImportRule.rows)
        throw new FileFault(`一次最多导入 ${journalImportRule.rows} 行，请分成几个文件`);
      waiting.push(stagedRow(record, reading, identity));
      for (const cell of record.cells.values()) size += cell.length;
      if (waiting.length >= atOnce || size >= lettersAtOnce) await put();
    }
    await put();
    await written;
  } finally {
    // Whoever clears up after an error must not be overtaken by a piece that is still being written.
    await written.catch(() => undefined);
  }
  if (rows === 0) throw new FileFault('文件里没有数据行');
  return rows;
}

function stagedRow(record: FileRecord, reading: Reading, identity: Identity): StagedRow {
  const { title, numbers, data, notes } = readRow(record, reading);
  const shown = { row_no: record.row, title: title.slice(0, 300) };
  const refused = (reason: string): StagedRow => ({
    ...shown,
    ...{ slot: null, journal_id: null, verdict: rowVerdict.refused, data: null },
    reason: [...notes, reason].join('；').slice(0, 1000),
  });
  if (Object.values(numbers).every((number) => number === undefined))
    return refused('没有可以核对的 ISSN、EISSN、ISSN-L 或 CN');
  const found = identity.resolve(numbers, record.row, title !== '');
  if (!found.ok) return refused(faultText(found, identity));
  if (found.swapped) notes.push('印刷版与电子版的 ISSN 与已有的相反，沿用已有的');
  if (found.firstRow !== null) notes.unshift(`与第 ${found.firstRow} 行是同一种期刊，合并为一种`);
  const { cn: _, ...fresh } = found.fresh;
  // What is known of its numbers stays as it is; only what was missing is added.
  const { cn: shownCn, ...rest } = data;
  const kept = found.fresh.cn === undefined ? rest : { ...rest, cn: shownCn };
  return {
    ...shown,
    slot: found.slot,
    journal_id: found.journalId,
    verdict:
      found.firstRow !== null
        ? rowVerdict.merged
        : found.journalId === null
          ? rowVerdict.new
          : rowVerdict.same,
    reason: notes.join('；').slice(0, 1000),
    data: { ...kept, ...fresh },
  };
}

function faultText(found: Extract<Resolved, { ok: false }>, identity: Identity): string {
  if (found.fault === 'no-name') return '新期刊没有刊名';
  const whose = found.others.map((slot) => {
    const known = identity.whose(slot);
    return 'row' in known ? `第 ${known.row} 行的期刊` : `期刊库中的 ${known.journalId} 号`;
  });
  return found.fault === 'two-journals'
    ? `号码互相矛盾：分别属于${whose.join('和')}`
    : `号码 ${found.number} 与${whose[0]}已有的号码矛盾`;
}
