import type { CollectItem, DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { toPage } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { countedFavourites } from '../../base/collect/counted';
import type { CollectSource } from '../../base/collect/source';
import { invalidateTeachers } from './cache';
import { headlineOf, toCard } from './public/present';
import { isPublic, type PublicRow, publicRows } from './public/rows';

const perPage = 12;

/** Which of some teachers somebody has among the favourites. */
export async function collectedAmong(db: Db, userId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('teacher_collects')
    .select('teacher_id')
    .where('user_id', '=', userId)
    .where('teacher_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ teacher_id }) => teacher_id));
}

async function countAt(trx: Db, id: number, by: 1 | -1): Promise<number> {
  const row = await trx
    .updateTable('teachers')
    .set((eb) => ({ collect_count: eb('collect_count', '+', by) }))
    .where('user_id', '=', id)
    .returning('collect_count')
    .executeTakeFirst();
  return row?.collect_count ?? 0;
}

/** Takes a teacher among the favourites, or out. @throws HttpProblem 404 nobody who is shown, and not among them either */
export async function toggleCollected(
  core: Core,
  userId: number,
  teacherId: number,
  now: Date,
): Promise<DataOf<'POST /teacher/collect/:id'>> {
  return core.db.transaction().execute(async (trx) => {
    // The teacher's row first: whoever collects the same one waits, and a second press takes out what the first put in.
    const { rows } = await sql<{ shown: boolean }>`
      select (select ${isPublic} from users u where u.id = t.user_id) as shown
      from teachers t where t.user_id = ${teacherId} for no key update of t`.execute(trx);
    const [teacher] = rows;
    if (!teacher) throw notFound('没有找到这位老师');
    const removed = await trx
      .deleteFrom('teacher_collects')
      .where('user_id', '=', userId)
      .where('teacher_id', '=', teacherId)
      .returning('teacher_id')
      .executeTakeFirst();
    if (!removed) {
      if (!teacher.shown) throw notFound('这位老师暂时没有公开主页');
      await trx
        .insertInto('teacher_collects')
        .values({ user_id: userId, teacher_id: teacherId, created_at: now })
        .execute();
    }
    const collect_count = await countAt(trx, teacherId, removed ? -1 : 1);
    await invalidateTeachers(trx);
    return { collected: !removed, collect_count };
  });
}

/** Favourite teachers, the latest first; those who are not shown any more are left out. */
export async function collectedTeachers(
  db: Db,
  userId: number,
  page: number,
  now: Date,
): Promise<DataOf<'GET /teacher/collection'>> {
  const ids = (
    await db
      .selectFrom('teacher_collects')
      .select('teacher_id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('teacher_id', 'desc')
      .execute()
  ).map(({ teacher_id }) => teacher_id);
  const rows = ids.length > 0 ? await publicRows(db, sql`u.id = any(${ids}::bigint[])`) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  const part = shown.slice((page - 1) * perPage, page * perPage);
  return toPage(
    part.map((row) => toCard(row, now, true)),
    shown.length,
    page,
    perPage,
  );
}

type Collected = PublicRow & { created_at: Date; shown: boolean };

/** Teachers among all favourites. Who is not shown any more stays, greyed. */
export const collectedTeacherSource: CollectSource = {
  ...countedFavourites({
    table: 'teacher_collects',
    key: 'teacher_id',
    async stillThere(trx, ids) {
      const rows = await trx
        .selectFrom('teachers')
        .select('user_id')
        .where('user_id', 'in', [...ids])
        .orderBy('user_id')
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
    count: countAt,
  }),

  changed(core) {
    invalidateTeachers(core.db).catch(() => {});
  },

  async page(db, userId, { limit, offset }) {
    const { rows } = await sql<Collected>`
      select u.id, u.nickname as name, u.avatar_img, t.degree, t.title, t.university, t.major, t.motto, l.name as level_text,
        c.created_at, ${isPublic} as shown
      from teacher_collects c join teachers t on t.user_id = c.teacher_id join users u on u.id = t.user_id
        join teacher_levels l on l.level = t.level
      where c.user_id = ${userId} order by c.created_at desc, c.teacher_id desc limit ${limit} offset ${offset}`.execute(
      db,
    );
    return rows.map(
      (row): CollectItem => ({
        id: row.id,
        title: row.name,
        description: row.shown ? row.motto : '',
        cover: row.shown ? row.avatar_img : '',
        link: `/teacherlist/${row.id}`,
        price_fen: null,
        unit: '',
        facts: row.shown ? [row.level_text, headlineOf(row), row.university] : [],
        gone: row.shown ? '' : '未展示',
        collected_at: toMoment(row.created_at),
      }),
    );
  },
};
