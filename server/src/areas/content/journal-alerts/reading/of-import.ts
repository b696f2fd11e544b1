import type { JournalImportAlerts } from '@harbor/contract';
import { type JournalImportStatus, journalImportStatus as s } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import { alertLimits } from '../limits';

interface Found {
  status: JournalImportStatus;
  gathered_at: Date | null;
  told_at: Date | null;
  withdrawn_at: Date | null;
  /** Nobody went on with it yet. */
  fresh: boolean;
}

/** What the run of an import says; while one is being undone it rests where it was. */
function stepOf(one: Found): JournalImportAlerts['step'] {
  if (one.status === s.rolledBack) return one.fresh || one.withdrawn_at ? 'withdrawn' : 'withdrawing';
  if (one.status !== s.applied && one.status !== s.rollingBack) return 'none';
  if (!one.gathered_at) return 'gathering';
  return one.told_at ? 'told' : 'telling';
}

/**
 * How far the alerts of an import are: the journals that followers are told of, and the people who were told.
 * @throws HttpProblem 404
 */
export async function importAlerts(db: Db, id: number, now: Date): Promise<JournalImportAlerts> {
  const { rows } = await sql<Found>`
    select i.status, r.gathered_at, r.told_at, r.withdrawn_at, r.import_id is null as fresh
    from journal_imports i left join journal_alert_runs r on r.import_id = i.id where i.id = ${id}`.execute(
    db,
  );
  const [one] = rows;
  if (!one) throw notFound('导入记录不存在');
  const step = stepOf(one);
  const forgotten = one.told_at && one.told_at.getTime() < now.getTime() - alertLimits.toldKept;
  const [journals, people] = await Promise.all([
    step === 'telling' || step === 'told'
      ? sql<{ total: number }>`
          select count(distinct journal_id)::int as total from journal_change_lines
          where import_id = ${id} and alerts`.execute(db)
      : undefined,
    sql<{ total: number }>`
      select count(*)::int as total from journal_alert_told where import_id = ${id}`.execute(db),
  ]);
  return {
    step,
    journals: journals?.rows[0]?.total ?? 0,
    people: forgotten ? null : (people.rows[0]?.total ?? 0),
  };
}
