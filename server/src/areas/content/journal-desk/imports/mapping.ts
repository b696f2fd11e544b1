import { createHash } from 'node:crypto';
import type { JournalMapping } from '@harbor/contract';
import { foldedColumn, guessTarget } from '@harbor/contract/journal-import';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { toMoment } from '../../../../time';
import type { ImportRow } from './move';

/** Files with the same columns, in whatever order, are read alike. */
const signatureOf = (columns: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(foldedColumn).sort()))
    .digest('hex');

/** What the columns of a file were taken for last time; else what their names say, each meaning once. */
export async function mappingFor(
  db: Db,
  columns: readonly string[],
): Promise<{ mapping: JournalMapping; remembered: boolean }> {
  const known = await findRow(db, 'journal_mappings', { signature: signatureOf(columns) });
  if (known) {
    const there = Object.entries(known.mapping).filter(([column]) => columns.includes(column));
    return { mapping: Object.fromEntries(there), remembered: true };
  }
  const mapping: JournalMapping = {};
  const taken = new Set<string>();
  for (const column of columns) {
    const target = guessTarget(column);
    if (!target || taken.has(target)) continue;
    taken.add(target);
    mapping[column] = target;
  }
  return { mapping, remembered: false };
}

/** The file for which the columns were said last; null for columns that nobody has spoken of. */
export async function rememberedFrom(
  db: Db,
  columns: readonly string[],
): Promise<{ file_name: string; at: string } | null> {
  const known = await findRow(db, 'journal_mappings', { signature: signatureOf(columns) });
  return known ? { file_name: known.file_name, at: toMoment(known.updated_at) } : null;
}

/** Keeps what the columns were taken for. */
export async function rememberMapping(
  trx: Db,
  { columns, file_name }: Pick<ImportRow, 'columns' | 'file_name'>,
  mapping: JournalMapping,
  now: Date,
): Promise<void> {
  const kept = { mapping: JSON.stringify(mapping), file_name, updated_at: now };
  await trx
    .insertInto('journal_mappings')
    .values({ signature: signatureOf(columns), ...kept })
    .onConflict((on) => on.column('signature').doUpdateSet(kept))
    .execute();
}
