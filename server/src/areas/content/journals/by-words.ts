import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { nameKey } from './names';

const issnIn = (words: string): string | undefined =>
  /(?<!\d)\d{4}-\d{3}[\dX](?![\dX])/.exec(words.normalize('NFKC').toUpperCase())?.[0];

/** Words without what stands in brackets behind them: a number, mostly. */
const nameIn = (words: string): string => nameKey(words.replace(/[（(][^（()）]*[)）]\s*$/u, ''));

/**
 * Which journals of the library words mean: by their ISSN; else by the name, also one that the journal had, where no other
 * is called so.
 */
export async function journalsByWords(
  db: Db,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const all = [...new Set(words)].filter((one) => one.trim() !== '');
  if (all.length === 0) return new Map();
  const numbers = [...new Set(all.flatMap((one) => issnIn(one) ?? []))];
  const keys = [...new Set(all.flatMap((one) => [nameKey(one), nameIn(one)]))].filter(Boolean);
  const [byNumber, byName] = await Promise.all([
    sql<{ number: string; id: number }>`
      select number, journal_id as id from journal_numbers where number = any(${numbers}::text[])`.execute(
      db,
    ),
    sql<{ key: string; id: number }>`
      select key, min(journal_id) as id from journal_names
      where key = any(${keys}::text[]) and kind in ('name', 'name_cn', 'former') and until_import is null
      group by key having count(distinct journal_id) = 1`.execute(db),
  ]);
  const ofNumber = new Map(byNumber.rows.map(({ number, id }) => [number, id]));
  const ofName = new Map(byName.rows.map(({ key, id }) => [key, id]));
  return new Map(
    all.flatMap((one) => {
      const id = ofNumber.get(issnIn(one) ?? '') ?? ofName.get(nameKey(one)) ?? ofName.get(nameIn(one));
      return id === undefined ? [] : [[one, id] as const];
    }),
  );
}
