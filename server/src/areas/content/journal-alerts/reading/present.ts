import type { JournalChange } from '@harbor/contract';
import { type JournalChangeKind, journalChangeKinds } from '@harbor/contract/journal-changes';
import { journalImportStatus } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import { toMoment } from '../../../../time';

/** A line with its journal and import. */
export interface LineRow {
  id: number;
  place: number;
  journal_id: number;
  kind: JournalChangeKind;
  title: string;
  old_text: string | null;
  new_text: string | null;
  old_edition: string;
  new_edition: string;
  alerts: boolean;
  name: string;
  subject: string | null;
  is_demo: boolean;
  source: string;
  applied_at: Date;
}

/** What `LineRow` reads of a line `l`. */
export const lineColumns = sql`
  l.id, l.place, l.journal_id, l.kind, l.title, l.old_text, l.new_text, l.old_edition, l.new_edition, l.alerts,
  j.name, j.subjects[1] as subject, j.is_demo, i.source, i.applied_at`;

export const withJournal = sql`
  join journals j on j.id = l.journal_id join journal_imports i on i.id = l.import_id`;

/** Lines of imports that hold and are written down as a whole: the others are not there yet, or no longer. */
export const isShown = sql`
  l.import_id in (
    select r.import_id from journal_alert_runs r join journal_imports held on held.id = r.import_id
    where r.gathered_at is not null and held.status = ${sql.lit(journalImportStatus.applied)})`;

/** A line as the API shows it. */
export const presentLine = (row: LineRow): JournalChange => ({
  ...{ id: row.id, kind: row.kind, kind_text: journalChangeKinds[row.kind].title, title: row.title },
  journal: { id: row.journal_id, name: row.name, subject: row.subject ?? '', is_demo: row.is_demo },
  ...{ old: row.old_text, new: row.new_text, old_edition: row.old_edition, new_edition: row.new_edition },
  ...{ source: row.source, at: toMoment(row.applied_at), alerts: row.alerts },
});
