import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { meets, otherNames } from '../../../names/institutions';

/** A teacher as far as it is known who they are and where they work. */
export interface KnownTeacher {
  id: number;
  /** Real name and nickname, which are two. */
  names: string[];
  units: string[];
  /** What they say of themselves. */
  bio: string;
  /** Ends with any change of the above. */
  known: string;
}

/** What counts of a person, in one text that changes with it. */
const knownText: RawBuilder<string> = sql<string>`md5(concat_ws('|', u.nickname, u.unit, u.bio, t.real_name,
  t.university, t.unit, array_to_string(t.institutions, ','), t.intro))`;

const knownTeachers = (db: Db, only: RawBuilder<boolean>) =>
  sql<KnownTeacher>`
    select u.id, array_remove(array[u.nickname, t.real_name], null) as names,
      array_remove(array[u.unit, t.university, t.unit] || coalesce(t.institutions, '{}'), null) as units,
      concat_ws(' ', u.bio, t.intro) as bio, ${knownText} as known
    from users u left join teachers t on t.user_id = u.id
    where ${only}
    order by u.id`.execute(db);

/** One teacher, also one of whom no certification of this site is kept; undefined for nobody. */
export async function knownTeacher(db: Db, teacherId: number): Promise<KnownTeacher | undefined> {
  return (await knownTeachers(db, sql`u.id = ${teacherId}`)).rows[0];
}

/** Teachers by their ids from one on, some at a time. */
export async function knownTeachersAfter(db: Db, id: number, limit: number): Promise<KnownTeacher[]> {
  const part = sql<boolean>`u.id in (select id from users where is_teacher and id > ${id} order by id limit ${limit})`;
  return (await knownTeachers(db, part)).rows;
}

/** Teachers of whom something else is known than when their hits were found, some of them. */
export async function changedTeachers(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u left join teachers t on t.user_id = u.id left join avoid_teachers a on a.teacher_id = u.id
    where u.is_teacher and a.known is distinct from ${knownText} order by u.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What of a buyer's words a teacher falls under: by each of their names, and by where they work. */
export function metBy(teacher: KnownTeacher, words: readonly string[]): string[] {
  const { names, bio } = teacher;
  const units = teacher.units.filter((unit) => unit.trim() !== '');
  const found = new Set(
    (names.length > 0 ? names : ['']).flatMap((name) => meets(words, { name, units, bio })),
  );
  return words.filter((word) => found.has(word));
}

/** Where a teacher works as their certification showed it, with the names of the other language as far as they are known. */
export async function certifiedNames(db: Db, teacherId: number): Promise<string[]> {
  const { rows } = await sql<{ units: string[] }>`
    select array_remove(array[university, unit] || institutions, null) as units
    from teachers where user_id = ${teacherId}`.execute(db);
  const units = (rows[0]?.units ?? []).filter((unit) => unit.trim() !== '');
  return [...new Set(units.flatMap((unit) => [unit, ...otherNames(unit)]))];
}
