import { createHash } from 'node:crypto';
import type { JournalMapping } from '@harbor/contract';
import { foldedColumn, guessTarget } from '@harbor/contract/journal-import';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';

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

/** Keeps what the columns were taken for. */
export async function rememberMapping(
  trx: Db,
  columns: readonly string[],
  mapping: JournalMapping,
  now: Date,
): Promise<void> {
  const kept = { mapping: JSON.stringify(mapping), updated_at: now };
  await trx
    .insertInto('journal_mappings')
    .values({ signature: signatureOf(columns), ...kept })
    .onConflict((on) => on.column('signature').doUpdateSet(kept))
    .execute();
}
