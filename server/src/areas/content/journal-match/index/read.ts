import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { JournalTexts } from './places';

/** Journals that are read at once: some milliseconds of this process's time. */
const atOnce = 200;

/** Titles of a journal that are taken in, the newest first. */
const mostTitles = 60;

interface Row {
  id: number;
  name: string;
  name_cn: string | null;
  subjects: string[];
  scope: string | null;
  names: string[] | null;
  titles: string[] | null;
}

const told = sql`
  j.id, j.name, j.name_cn, j.subjects, j.scope,
  (select array_agg(n.name order by n.id) from journal_names n
    where n.journal_id = j.id and n.until_import is null and n.kind in ('former', 'alias')) as names,
  (select array_agg(t.title) from (select title from journal_titles t where t.journal_id = j.id
    order by t.year desc, t.title limit ${sql.lit(mostTitles)}) t) as titles`;

/** What is told of some journals, by their numbers. */
export async function textsOfJournals(db: Db, ids: readonly number[]): Promise<Map<number, JournalTexts>> {
  if (ids.length === 0) return new Map();
  const { rows } =
    await sql<Row>`select ${told} from journals j where j.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, textsOf(row)]));
}

/** All journals in the order of their numbers, with what is told of each, part by part. */
export async function* readTexts(db: Db): AsyncGenerator<{ id: number; texts: JournalTexts }[]> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Row>`
      select ${told} from journals j where j.id > ${last} order by j.id limit ${atOnce}`.execute(db);
    if (rows.length > 0) yield rows.map((row) => ({ id: row.id, texts: textsOf(row) }));
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function textsOf({ name, name_cn, subjects, scope, names, titles }: Omit<Row, 'id'>): JournalTexts {
  return {
    name: [...new Set([name, ...(name_cn ? [name_cn] : []), ...(names ?? [])])],
    subject: [...new Set(subjects.flatMap((subject) => subject.split('/')))],
    scope: scope ? [scope] : [],
    titles: titles ?? [],
  };
}
