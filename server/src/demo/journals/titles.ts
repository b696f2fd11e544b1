import type { Insertable } from 'kysely';
import { libraryChanged } from '../../areas/content/journals/cache';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import type { DB } from '../../db/schema';
import { madeTitles } from './titles-of';

/** Rows in one statement: it has room for 65,535 values. */
const atOnce = 4000;

/** Gives the made-up journals titles that they published, so that texts can be held against them. */
export async function seedJournalTitles(trx: Db, _core: Core): Promise<void> {
  const rows: Insertable<DB['journal_titles']>[] = madeTitles().flatMap((titles, i) =>
    titles.map((title) => ({ journal_id: i + 1, ...title })),
  );
  for (let at = 0; at < rows.length; at += atOnce)
    await insertRow(trx, 'journal_titles', rows.slice(at, at + atOnce));
  await libraryChanged(trx);
}
