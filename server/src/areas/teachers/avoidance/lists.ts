import type { DataOf } from '@harbor/contract';
import { mostAvoided } from '@harbor/contract/order-form/limits';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { addTeachersTerm, refreshBuyer } from './orders';
import { termKind } from './rows';
import { lockTerms, termOfTeacher, termsOf } from './terms';

/** How many entries a standing list has at most: as many as each order's form takes, and teachers set on their pages beside. */
export const mostStanding = mostAvoided;

type Whose = 'buyer_avoids' | 'teacher_avoids';
type Entries = DataOf<'GET /teacher/avoid/list'>;

async function entriesOf(db: Db, table: Whose, userId: number): Promise<Entries> {
  const { rows } = await sql<{ id: number; text: string; kind: number; word: string; created_at: Date }>`
    select a.id, a.text, t.kind, t.word, a.created_at
    from ${sql.table(table)} a join avoid_terms t on t.id = a.term_id
    where a.user_id = ${userId} order by a.id`.execute(db);
  return {
    most: mostStanding,
    data: rows.map(({ id, text, kind, word, created_at }) => ({
      ...{ id, text, kind: kind === termKind.teacher ? 2 : 1, created_at: toMoment(created_at) },
      teacher_id: kind === termKind.teacher ? Number(word) : null,
    })),
  };
}

/** The standing list of a buyer, and its words as a form begins with them. */
export async function buyersList(db: Db, userId: number): Promise<DataOf<'GET /avoid/list'>> {
  const list = await entriesOf(db, 'buyer_avoids', userId);
  return { ...list, texts: list.data.map(({ text }) => text).slice(0, mostAvoided) };
}

/** A teacher's own list. */
export const teachersList = (db: Db, userId: number): Promise<Entries> =>
  entriesOf(db, 'teacher_avoids', userId);

/** @throws HttpProblem 409 more than fit */
async function addWords(trx: Db, table: Whose, userId: number, texts: readonly string[], now: Date) {
  const kind = table === 'buyer_avoids' ? termKind.words : termKind.teachersWords;
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const terms = await termsOf(trx, kind, texts);
  const added: { id: number; text: string }[] = [];
  for (const [text, term_id] of terms) {
    const row = await trx
      .insertInto(table)
      .values({ user_id: userId, term_id, text, created_at: now })
      .onConflict((on) => on.doNothing())
      .returning('term_id')
      .executeTakeFirst();
    if (row) added.push({ id: row.term_id, text });
  }
  const { data } = await entriesOf(trx, table, userId);
  if (data.filter((one) => one.kind === 1).length > mostStanding)
    throw conflict(`回避名单最多${mostStanding}项，请先移除不再需要的`);
  return added;
}

/** Adds to a buyer's list; what waits of them is kept from these places at once. @throws HttpProblem 409 more than fit */
export async function addToBuyers(
  core: Core,
  userId: number,
  texts: readonly string[],
  now: Date,
): Promise<Entries> {
  return core.db.transaction().execute(async (trx) => {
    await lockTerms(trx);
    await addWords(trx, 'buyer_avoids', userId, texts, now);
    await refreshBuyer(trx, userId);
    return entriesOf(trx, 'buyer_avoids', userId);
  });
}

/** Adds to a teacher's list; open orders of buyers there are not theirs from now on. @throws HttpProblem 409 more than fit */
export async function addToTeachers(
  core: Core,
  userId: number,
  texts: readonly string[],
  now: Date,
): Promise<Entries> {
  return core.db.transaction().execute(async (trx) => {
    await lockTerms(trx);
    for (const term of await addWords(trx, 'teacher_avoids', userId, texts, now)) {
      await trx
        .insertInto('avoid_hits')
        .values({ term_id: term.id, teacher_id: userId })
        .onConflict((on) => on.doNothing())
        .execute();
      await addTeachersTerm(trx, term);
    }
    return entriesOf(trx, 'teacher_avoids', userId);
  });
}

/** Takes an entry out of a list. @throws HttpProblem 404 also for one of somebody else */
export async function removeEntry(core: Core, table: Whose, userId: number, id: number): Promise<Entries> {
  return core.db.transaction().execute(async (trx) => {
    if (table === 'teacher_avoids') await lockTerms(trx);
    const row = await trx
      .deleteFrom(table)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('term_id')
      .executeTakeFirst();
    if (!row) throw notFound('名单里没有这一项');
    if (table === 'buyer_avoids') await refreshBuyer(trx, userId);
    else
      await trx
        .deleteFrom('avoid_hits')
        .where('term_id', '=', row.term_id)
        .where('teacher_id', '=', userId)
        .execute();
    return entriesOf(trx, table, userId);
  });
}

/** Avoids a teacher of the site, or no longer. @throws HttpProblem 404 no teacher, 409 oneself */
export async function toggleTeacher(
  core: Core,
  userId: number,
  teacherId: number,
  now: Date,
): Promise<{ avoided: boolean }> {
  if (userId === teacherId) throw conflict('不能回避自己');
  return core.db.transaction().execute(async (trx) => {
    const teacher = await trx
      .selectFrom('users')
      .select('nickname')
      .where('id', '=', teacherId)
      .where('is_teacher', '=', true)
      .executeTakeFirst();
    if (!teacher) throw notFound('没有找到这位老师');
    const name = teacher.nickname;
    const term_id = await termOfTeacher(trx, teacherId, name);
    const removed = await trx
      .deleteFrom('buyer_avoids')
      .where('user_id', '=', userId)
      .where('term_id', '=', term_id)
      .returning('id')
      .executeTakeFirst();
    if (!removed)
      await trx
        .insertInto('buyer_avoids')
        .values({ user_id: userId, term_id, text: name, created_at: now })
        .execute();
    await refreshBuyer(trx, userId);
    return { avoided: !removed };
  });
}

/** Whether somebody set a teacher to be avoided. */
export async function avoidsTeacher(db: Db, userId: number, teacherId: number): Promise<boolean> {
  const row = await db
    .selectFrom('buyer_avoids as b')
    .innerJoin('avoid_terms as t', 't.id', 'b.term_id')
    .select('b.id')
    .where('b.user_id', '=', userId)
    .where('t.kind', '=', termKind.teacher)
    .where('t.word', '=', String(teacherId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Teachers whom a buyer's standing list leaves out, as ids. */
export async function teachersAvoidedBy(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('buyer_avoids as b')
    .innerJoin('avoid_hits as h', 'h.term_id', 'b.term_id')
    .select('h.teacher_id')
    .distinct()
    .where('b.user_id', '=', userId)
    .execute();
  return rows.map(({ teacher_id }) => teacher_id);
}
