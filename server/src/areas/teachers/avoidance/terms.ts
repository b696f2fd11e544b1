import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { spelling } from '../../../names/institutions';
import { knownTeacher, knownTeachersAfter, metBy } from './known';
import { type TermKind, termKind } from './rows';

/** Teachers that are looked through at a time. */
const part = 1000;

/** Whoever makes terms or hits is alone until the commit, so that no teacher and no term miss each other. */
export const lockTerms = (trx: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('avoidance', 0))`.execute(trx);

/** Whoever only reads terms waits for those that are being made. */
export const awaitTerms = (trx: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended('avoidance', 0))`.execute(trx);

const known = (trx: Db, kind: TermKind, words: readonly string[]) =>
  trx
    .selectFrom('avoid_terms')
    .select(['id', 'word'])
    .where('kind', '=', kind)
    .where('word', 'in', [...words])
    .execute();

/**
 * Ids of the terms for words of a list, by the text; new ones are made, and the teachers who fall under them found.
 * What has no letter or digit is no term.
 */
export async function termsOf(
  trx: Db,
  kind: typeof termKind.words | typeof termKind.teachersWords,
  texts: readonly string[],
): Promise<Map<string, number>> {
  const words = new Map(
    texts.map((text) => [text, spelling(text)] as const).filter(([, word]) => word !== ''),
  );
  if (words.size === 0) return new Map();
  let rows = await known(trx, kind, [...words.values()]);
  const wanted = new Set(words.values());
  if (rows.length < wanted.size) {
    await lockTerms(trx);
    rows = await known(trx, kind, [...wanted]);
    const there = new Set(rows.map(({ word }) => word));
    const fresh = [...words].filter(
      ([, word], at, all) => !there.has(word) && all.findIndex(([, w]) => w === word) === at,
    );
    if (fresh.length > 0) {
      const made = await trx
        .insertInto('avoid_terms')
        .values(fresh.map(([text, word]) => ({ kind, word, text })))
        .returning(['id', 'word', 'text'])
        .execute();
      rows.push(...made);
      if (kind === termKind.words) await findHits(trx, made);
    }
  }
  const ids = new Map(rows.map(({ id, word }) => [word, id]));
  return new Map([...words].flatMap(([text, word]) => (ids.has(word) ? [[text, ids.get(word) ?? 0]] : [])));
}

/** The term of a teacher of the site, whom one can avoid without a word. */
export async function termOfTeacher(trx: Db, teacherId: number, name: string): Promise<number> {
  await lockTerms(trx);
  const [row] = await known(trx, termKind.teacher, [String(teacherId)]);
  if (row) return row.id;
  const { id } = await trx
    .insertInto('avoid_terms')
    .values({ kind: termKind.teacher, word: String(teacherId), text: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addHits(trx, [{ term_id: id, teacher_id: teacherId }]);
  return id;
}

const addHits = async (trx: Db, hits: { term_id: number; teacher_id: number }[]) => {
  for (let at = 0; at < hits.length; at += part)
    await trx
      .insertInto('avoid_hits')
      .values(hits.slice(at, at + part))
      .onConflict((on) => on.doNothing())
      .execute();
};

async function findHits(trx: Db, terms: readonly { id: number; text: string }[]): Promise<void> {
  const ids = new Map(terms.map(({ text, id }) => [text, id]));
  for (let after = 0; ; ) {
    const teachers = await knownTeachersAfter(trx, after, part);
    const hits = teachers.flatMap((teacher) =>
      metBy(teacher, [...ids.keys()]).map((text) => ({
        term_id: ids.get(text) ?? 0,
        teacher_id: teacher.id,
      })),
    );
    await addHits(trx, hits);
    const last = teachers.at(-1);
    if (!last || teachers.length < part) return;
    after = last.id;
  }
}

/**
 * Finds anew under which buyers' words a teacher falls: when they are certified, change their data or their name. Their own
 * list stays as it is.
 */
export async function refreshTeacher(trx: Db, teacherId: number): Promise<void> {
  await lockTerms(trx);
  const teacher = await knownTeacher(trx, teacherId);
  if (!teacher) return;
  const terms = await trx
    .selectFrom('avoid_terms')
    .select(['id', 'text'])
    .where('kind', '=', termKind.words)
    .execute();
  const met = new Set(
    metBy(
      teacher,
      terms.map(({ text }) => text),
    ),
  );
  await sql`delete from avoid_hits h using avoid_terms t
    where h.term_id = t.id and t.kind = ${termKind.words} and h.teacher_id = ${teacherId}`.execute(trx);
  await addHits(
    trx,
    terms.filter(({ text }) => met.has(text)).map(({ id }) => ({ term_id: id, teacher_id: teacherId })),
  );
  await trx
    .insertInto('avoid_teachers')
    .values({ teacher_id: teacherId, known: teacher.known })
    .onConflict((on) => on.column('teacher_id').doUpdateSet({ known: teacher.known }))
    .execute();
}
