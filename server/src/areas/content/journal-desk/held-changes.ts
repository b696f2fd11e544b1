import { journalImportStatus } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { changeLabels } from './imports/columns';

/** What an import that holds has changed of a journal that was there before. */
export interface HeldChange {
  id: number;
  journal_id: number;
  import_id: number;
  /** Imports by the order in which they were taken in. */
  place: number;
  field: string;
  /** What people read for the field. */
  field_text: string;
  /** Null where nothing was known, or nothing is any more; a metric or warning with its edition (`scheme`). */
  old: unknown;
  new: unknown;
  /** Where the data come from. */
  source: string;
  applied_at: Date;
}

const heldChange = sql`
  select c.id, c.journal_id, c.import_id, i.place, c.field, c.old, c.new, i.source, i.applied_at
  from journal_changes c join journal_imports i on i.id = c.import_id`;

const labelled = (rows: Omit<HeldChange, 'field_text'>[]): HeldChange[] =>
  rows.map((row) => ({ ...row, field_text: changeLabels[row.field] ?? row.field }));

/**
 * Changes of an import in their order, a part behind the one that ends with `after`. None of an import that was not taken
 * in, or was undone: who tells people of changes reads them here, as late as possible.
 */
export async function heldChangesOf(
  db: Db,
  importId: number,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<HeldChange[]> {
  const { rows } = await sql<Omit<HeldChange, 'field_text'>>`
    ${heldChange} where c.import_id = ${importId} and c.id > ${after} and i.status = ${journalImportStatus.applied}
    order by c.id limit ${limit}`.execute(db);
  return labelled(rows);
}

/** What has changed of a journal by imports that hold, the latest first. */
export async function heldChangesOfJournal(db: Db, journalId: number, limit: number): Promise<HeldChange[]> {
  const { rows } = await sql<Omit<HeldChange, 'field_text'>>`
    ${heldChange} where c.journal_id = ${journalId} and i.status = ${journalImportStatus.applied}
    order by i.place desc, c.id limit ${limit}`.execute(db);
  return labelled(rows);
}

/** Imports that hold and were taken in behind a place, in their order: by the last one's place the next part is read. */
export async function heldImports(
  db: Db,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<{ id: number; place: number; applied_at: Date; source: string }[]> {
  const rows = await db
    .selectFrom('journal_imports')
    .select(['id', 'place', 'applied_at', 'source'])
    .where('status', '=', journalImportStatus.applied)
    .where('place', '>', after)
    .orderBy('place')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    place: row.place ?? 0,
    applied_at: row.applied_at ?? new Date(0),
  }));
}
