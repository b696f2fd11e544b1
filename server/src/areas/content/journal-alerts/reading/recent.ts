import type { DataOf } from '@harbor/contract';
import { type JournalAlertKind, journalAlertKeys, journalStrip } from '@harbor/contract/journal-changes';
import { journalImportStatus } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { toMomentOrNull } from '../../../../time';
import { cached } from '../cache';
import { type LineRow, lineColumns, presentLine, withJournal } from './present';

type Recent = DataOf<'GET /magazine/changes/recent'>;

const day = 86_400_000;

/** Kinds in the order in which the strip takes one of each. */
const order: readonly JournalAlertKind[] = ['tier', 'warning', 'name', 'indexed', 'fee', 'metric'];

interface Import {
  id: number;
  place: number;
  applied_at: Date;
}

/** Imports of the last months that hold and are written down, the newest first. */
async function recentImports(db: Db, since: Date): Promise<Import[]> {
  const { rows } = await sql<Import>`
    select i.id, i.place, i.applied_at from journal_imports i join journal_alert_runs r on r.import_id = i.id
    where i.status = ${journalImportStatus.applied} and r.gathered_at is not null and i.applied_at >= ${since}
    order by i.place desc limit 20`.execute(db);
  return rows;
}

/** The newest of a kind that was told, more than are shown: several may be of one journal. */
async function newestOf(db: Db, kind: JournalAlertKind, imports: readonly Import[]): Promise<LineRow[]> {
  const ids = imports.map(({ id }) => id);
  const last = Math.min(...imports.map(({ place }) => place));
  const { rows } = await sql<LineRow>`
    select ${lineColumns} from journal_change_lines l ${withJournal}
    where l.kind = ${kind} and l.alerts and l.place >= ${last} and l.import_id = any(${ids}::bigint[])
    order by l.place desc, l.weight, l.id limit ${journalStrip.shown * 2}`.execute(db);
  return rows;
}

/** One of each kind in turn, no journal twice. */
function mixed(lists: readonly (readonly LineRow[])[]): LineRow[] {
  const shown: LineRow[] = [];
  for (let round = 0; round < journalStrip.shown * 2; round += 1)
    for (const list of lists) {
      const row = list[round];
      if (!row || shown.length === journalStrip.shown) continue;
      if (shown.every(({ journal_id }) => journal_id !== row.journal_id)) shown.push(row);
    }
  return shown;
}

async function read(core: Core): Promise<Recent> {
  const { db } = core;
  const imports = await recentImports(db, new Date(core.settings.clock.now() - journalStrip.days * day));
  const [newest] = imports;
  if (!newest) return { data: [], total: 0, at: null };
  const lists: LineRow[][] = [];
  for (const kind of order) lists.push(await newestOf(db, kind, imports));
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from journal_change_lines l
    where l.kind = any(${[...journalAlertKeys]}::text[]) and l.alerts
      and l.import_id = any(${imports.map(({ id }) => id)}::bigint[])`.execute(db);
  return {
    data: mixed(lists).map(presentLine),
    total: rows[0]?.n ?? 0,
    at: toMomentOrNull(newest.applied_at),
  };
}

/** The latest changes that matter, over all journals. */
export const recentChanges = (core: Core): Promise<Recent> => cached(core, 'recent', () => read(core));
