import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { invalid } from '../../../http/problem';
import { nameKey } from '../journals/names';

/** A journal as a round keeps it. */
export interface RoundJournal {
  journal_id: number | null;
  journal_name: string;
}

/**
 * The journal that somebody chose: one of the library keeps the library's name, any other the name that they gave it.
 * @throws HttpProblem 422 on `journal` for one that is not in the library
 */
export async function chosenJournal(
  db: Db,
  { id, name }: { id: number | null; name: string },
): Promise<RoundJournal> {
  if (id === null) return { journal_id: null, journal_name: name };
  const row = await findRow(db, 'journals', { id }, ['name', 'name_cn']);
  if (!row) throw invalid({ journal: ['期刊不在库中，请重新选择或直接填写名称'] });
  return { journal_id: id, journal_name: row.name };
}

/** The journal that a name means: one of the library only where no other is called so. */
export async function journalByName(db: Db, name: string): Promise<RoundJournal> {
  const found = await db
    .selectFrom('journal_names as n')
    .innerJoin('journals as j', 'j.id', 'n.journal_id')
    .select(['j.id', 'j.name'])
    .distinct()
    .where('n.key', '=', nameKey(name))
    .where('n.kind', 'in', ['name', 'name_cn'])
    .where('n.until_import', 'is', null)
    .limit(2)
    .execute();
  const [only, other] = found;
  return only && !other
    ? { journal_id: only.id, journal_name: only.name }
    : { journal_id: null, journal_name: name };
}

/** The first discipline of each journal of the library, by its id. */
export async function subjectsOf(
  db: Db,
  journals: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = journals.flatMap((id) => id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('journals').select(['id', 'subjects']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, subjects }) => [id, subjects[0] ?? '']));
}
