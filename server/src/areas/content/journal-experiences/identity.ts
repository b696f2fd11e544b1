import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { nameKey } from '../journals/names';

/** By what a journal is known again where people named it: its numbers, and those of its names that no other journal has. */
export interface JournalIdentity {
  /** As names are compared. */
  keys: readonly string[];
  /** `1234-5678` */
  issns: readonly string[];
}

/** What identifies a journal of the library. */
export async function identityOf(db: Db, journalId: number): Promise<JournalIdentity> {
  const [names, numbers] = await Promise.all([
    sql<{ key: string }>`
      select distinct n.key from journal_names n
      where n.journal_id = ${journalId} and n.kind in ('name', 'name_cn') and n.until_import is null
        and not exists (
          select 1 from journal_names o
          where o.key = n.key and o.journal_id <> n.journal_id and o.kind in ('name', 'name_cn') and o.until_import is null
        )`.execute(db),
    sql<{ number: string }>`
      select number from journal_numbers where journal_id = ${journalId} and kind <> 'cn'`.execute(db),
  ]);
  return { keys: names.rows.map(({ key }) => key), issns: numbers.rows.map(({ number }) => number) };
}

const issnIn = /(\d{4})-?(\d{3}[\dX])/i;

/** Whether these words name the journal: by the number that they hold, else by the name. */
export function isNamed(words: string, { keys, issns }: JournalIdentity): boolean {
  const [, first, second] = issnIn.exec(words) ?? [];
  if (first && second) return issns.includes(`${first}-${second.toUpperCase()}`);
  return keys.includes(nameKey(words));
}
