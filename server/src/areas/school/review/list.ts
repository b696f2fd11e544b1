import type { DataOf, ReviewSettings, ReviewSummary } from '@harbor/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { toPage } from '../../../http/page';
import { endOwnOverdue } from '../exams/time-out';
import { dayOf, dayStart, plusDays } from './days';
import { gatherNotes } from './gather';
import { presentRows } from './present';
import { findItems, itemsWhere } from './queries';
import { settledDays } from './schedule';

const perPage = 20;
const daysAhead = 14;
/** So many days in a row are counted at most. */
const longestStreak = 400;

type Tab = 'due' | 'done' | 'ahead' | 'removed';

/** What belongs to each part of the list, and in which order. */
function partOf(tab: Tab, now: Date): { where: RawBuilder<SqlBool>; order: RawBuilder<unknown> } {
  const today = dayStart(now);
  const tomorrow = plusDays(today, 1);
  const there = sql`i.removed_at is null`;
  switch (tab) {
    case 'due':
      return { where: sql`${there} and i.due_at < ${tomorrow}`, order: sql`i.due_at, i.id` };
    case 'done':
      return {
        where: sql`${there} and i.reviewed_at >= ${today}`,
        order: sql`i.reviewed_at desc, i.id desc`,
      };
    case 'ahead':
      return {
        where: sql`${there} and i.due_at >= ${tomorrow} and (i.reviewed_at is null or i.reviewed_at < ${today})`,
        order: sql`i.due_at, i.id`,
      };
    case 'removed':
      return { where: sql`i.removed_at is not null`, order: sql`i.removed_at desc, i.id desc` };
  }
}

/** A page of somebody's review list, with what stands around it. */
export async function reviewList(
  core: Core,
  userId: number,
  query: {
    page?: number | undefined;
    tab?: Tab | undefined;
    kind?: 'question' | 'note' | undefined;
    course?: number | undefined;
  },
  now: Date,
): Promise<DataOf<'GET /review/list'>> {
  const { db } = core;
  await endOwnOverdue(core, userId, now);
  await gatherNotes(db, { userId }, now);
  const { page = 1, tab = 'due', kind, course } = query;
  const part = partOf(tab, now);
  const conditions = [part.where];
  if (kind !== undefined) conditions.push(sql`i.kind = ${kind}`);
  if (course !== undefined) conditions.push(sql`i.course_id = ${course}`);
  const where = sql.join(conditions, sql` and `);
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from ${itemsWhere(userId, where)}`.execute(db);
  const rows = await findItems(db, userId, {
    ...{ where, order: part.order, limit: perPage, offset: (page - 1) * perPage },
  });
  return {
    ...toPage(await presentRows(db, rows, now), counted[0]?.n ?? 0, page, perPage),
    summary: await summaryOf(db, userId, now),
    settings: await settingsOf(db, userId),
  };
}

interface Counts {
  due: number;
  done_today: number;
  questions: number;
  notes: number;
  settled: number;
}

/** How much there is, what was done, and what comes. */
async function summaryOf(db: Db, userId: number, now: Date): Promise<ReviewSummary> {
  const today = dayStart(now);
  const tomorrow = plusDays(today, 1);
  const items = itemsWhere(userId, sql`i.removed_at is null`);
  const { rows: counted } = await sql<Counts>`
    select count(*) filter (where i.due_at < ${tomorrow})::int as due,
      count(*) filter (where i.reviewed_at >= ${today})::int as done_today,
      count(*) filter (where i.kind = 'question')::int as questions,
      count(*) filter (where i.kind = 'note')::int as notes,
      count(*) filter (where i.scheduled_days >= ${settledDays})::int as settled
    from ${items}`.execute(db);
  const counts = counted[0] ?? { due: 0, done_today: 0, questions: 0, notes: 0, settled: 0 };
  const { rows: coming } = await sql<{ day: string; n: number }>`
    select to_char(greatest(i.due_at, ${today}) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as n
    from ${itemsWhere(userId, sql`i.removed_at is null and i.due_at < ${plusDays(today, daysAhead)}`)}
    group by 1`.execute(db);
  const { rows: courses } = await sql<ReviewSummary['courses'][number]>`
    select c.id, c.title, c.cover, count(*)::int as count,
      count(*) filter (where i.scheduled_days >= ${settledDays})::int as settled
    from ${items} group by c.id, c.title, c.cover order by count(*) desc, c.id`.execute(db);
  return {
    ...counts,
    // A minute for each is what people take.
    minutes: counts.due,
    streak: await streakOf(db, userId, now),
    ahead: Array.from({ length: daysAhead }, (_, n) => {
      const day = dayOf(plusDays(today, n));
      return { day, count: coming.find((one) => one.day === day)?.n ?? 0 };
    }),
    courses,
  };
}

/** Days in a row with a review, up to today; a day that is not over yet breaks nothing. */
async function streakOf(db: Db, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(day, 'YYYY-MM-DD') as day from review_log
    where user_id = ${userId} order by 1 desc limit ${longestStreak}`.execute(db);
  const days = new Set(rows.map(({ day }) => day));
  const today = dayStart(now);
  let streak = 0;
  let back = days.has(dayOf(today)) ? 0 : 1;
  while (days.has(dayOf(plusDays(today, -back)))) {
    streak += 1;
    back += 1;
  }
  return streak;
}

/** Whether and when somebody wants to be reminded. */
export async function settingsOf(db: Db, userId: number): Promise<ReviewSettings> {
  const row = await findRow(db, 'review_settings', { user_id: userId }, ['remind', 'hour']);
  return row ?? { remind: true, hour: 20 };
}
