import type { DataOf } from '@harbor/contract';
import type { JournalChangeKind } from '@harbor/contract/journal-changes';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { cached } from '../cache';
import { alertLimits } from '../limits';
import { isShown, type LineRow, lineColumns, presentLine, withJournal } from './present';

type Changes = DataOf<'GET /magazine/changes'>;

const { perPage, lastPage, ofJournal } = alertLimits;

async function counted(db: Db, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from journal_change_lines l where ${where} and ${isShown}`.execute(db);
  return rows[0]?.n ?? 0;
}

async function page(
  db: Db,
  where: ReturnType<typeof sql>,
  { limit, at }: { limit: number; at: number },
): Promise<Changes> {
  const [{ rows }, total] = await Promise.all([
    sql<LineRow>`
      select ${lineColumns} from journal_change_lines l ${withJournal}
      where ${where} and ${isShown}
      order by l.place desc, l.weight, l.id limit ${limit} offset ${(at - 1) * limit}`.execute(db),
    counted(db, where),
  ]);
  return toPage(rows.map(presentLine), total, at, limit);
}

/** Changes of all journals, those of the newest import first, what weighs most before the rest. */
export function allChanges(
  core: Core,
  { page: at = 1, kind }: { page?: number | undefined; kind?: JournalChangeKind | undefined },
): Promise<Changes> {
  const where = kind ? sql`l.kind = ${kind}` : sql`true`;
  const asked = Math.min(at, lastPage);
  return cached(core, `all:${kind ?? ''}:${asked}`, () =>
    page(core.db, where, { limit: perPage, at: asked }),
  );
}

/** What has changed of a journal, the latest first. */
export function changesOfJournal(core: Core, journalId: number, at = 1): Promise<Changes> {
  const asked = Math.min(at, lastPage);
  return cached(core, `of:${journalId}:${asked}`, () =>
    page(core.db, sql`l.journal_id = ${journalId}`, { limit: ofJournal, at: asked }),
  );
}
