import { journalImportStatus } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { changeLabels } from './imports/columns';

/** What an import that holds has changed of a journal that was there before. */
export interface HeldChange {
  id: number;
  journal_id: number;
  field: string;
  /** What people read for the field. */
  field_text: string;
  /** Null where nothing was known, or nothing is any more; a metric or warning with its edition (`scheme`). */
  old: unknown;
  new: unknown;
}

/** Whether an import is one that was taken in and not undone. */
const holds = (importId: number) => sql`
  exists (select 1 from journal_imports i where i.id = ${importId} and i.status = ${journalImportStatus.applied})`;

/**
 * Journals that were there before and of which an import has changed something, in the order of their ids, a part behind
 * the one that ends with `after`. None of an import that was not taken in, or was undone.
 */
export async function changedJournals(
  db: Db,
  importId: number,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ journal_id: number }>`
    select distinct journal_id from journal_changes
    where import_id = ${importId} and journal_id > ${after} and ${holds(importId)}
    order by journal_id limit ${limit}`.execute(db);
  return rows.map(({ journal_id }) => journal_id);
}

/** What an import that holds has changed of these journals, those of a journal together. */
export async function heldChangesOf(
  db: Db,
  importId: number,
  journals: readonly number[],
): Promise<HeldChange[]> {
  const { rows } = await sql<Omit<HeldChange, 'field_text'>>`
    select id, journal_id, field, old, new from journal_changes
    where import_id = ${importId} and journal_id = any(${[...journals]}::bigint[]) and ${holds(importId)}
    order by journal_id, id`.execute(db);
  return rows.map((row) => ({ ...row, field_text: changeLabels[row.field] ?? row.field }));
}
