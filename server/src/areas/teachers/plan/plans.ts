import type { BodyOf, DataOf, Plan } from '@harbor/contract';
import { mostPlans, type PlanKind, planKinds } from '@harbor/contract/plan-kinds';
import type { Selectable } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { conflict, invalid, notFound } from '../../../http/problem';
import { isoDay } from '../../../labels/beijing';
import { toMomentOrNull } from '../../../time';
import { calendarOf } from '../../content/diary/calendar/ics';
import { helpsFor } from './helps';
import { dayAfter, reckon } from './reckon';
import { planRules } from './steps';

type Row = Pick<Selectable<DB['plans']>, 'kind' | 'title' | 'target' | 'done'> &
  Partial<Selectable<DB['plans']>>;

/** Days ahead for which a plan is made at most. */
const farthest = 3 * 366;

/** A plan as it stands today. */
async function present(core: Core, db: Db, row: Row, now: Date): Promise<Plan> {
  const kind = row.kind as PlanKind;
  const { daysLeft, fit, verdict, steps } = reckon(
    kind,
    row.target,
    isoDay(now),
    row.done,
    await helpsFor(db, kind),
  );
  const url = `${core.settings.publicUrl}/plan/`;
  const name = row.title || planKinds[kind].title;
  const key = row.id ?? `${kind}-${row.target}`;
  const shared = { url, sequence: row.revision ?? 0, changedAt: row.updated_at ?? now };
  const days = [
    ...steps
      .filter(({ done }) => !done)
      .map((step) => ({
        ...shared,
        uid: `plan-${key}-${step.key}@harbor`,
        day: step.until,
        title: `${name}：${step.title}完成`,
        text: [step.text, step.warning].filter(Boolean).join('\n'),
        alarmHours: -63,
      })),
    {
      ...shared,
      uid: `plan-${key}-day@harbor`,
      day: row.target,
      title: `${name}：${planKinds[kind].day}`,
      text: verdict,
      alarmHours: 9,
    },
  ];
  return {
    ...{ id: row.id ?? null, kind, title: name, date: row.target, days_left: daysLeft, fit, verdict, steps },
    ics: calendarOf(name, days, now),
    saved_at: toMomentOrNull(row.updated_at ?? null),
  };
}

/** @throws HttpProblem 422 a day that is over, or too far away */
function checkDay(date: string, now: Date): void {
  const today = isoDay(now);
  if (date < today) throw invalid({ date: ['日期已经过去，请选择今天以后的日期'] });
  if (date > dayAfter(today, farthest)) throw invalid({ date: ['最远可以排到三年后'] });
}

/** A plan that is not kept. @throws HttpProblem 422 */
export function previewPlan(
  core: Core,
  { kind, date }: BodyOf<'POST /plan/preview'>,
  now: Date,
): Promise<Plan> {
  checkDay(date, now);
  return present(core, core.db, { kind, title: '', target: date, done: [] }, now);
}

/** A member's own plans, the nearest day first. */
export async function ownPlans(
  core: Core,
  userId: number,
  now: Date,
  db: Db = core.db,
): Promise<DataOf<'GET /plan/list'>> {
  const rows = await db
    .selectFrom('plans')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('target')
    .orderBy('id')
    .execute();
  return { data: await Promise.all(rows.map((row) => present(core, db, row, now))) };
}

/** Keeps a plan. @throws HttpProblem 409 more than fit, 422 */
export async function savePlan(
  core: Core,
  userId: number,
  { kind, date, title = '' }: BodyOf<'POST /plan/save'>,
  now: Date,
): Promise<Plan> {
  checkDay(date, now);
  return core.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const { kept } = await trx
      .selectFrom('plans')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (kept >= mostPlans) throw conflict(`最多保存${mostPlans}个计划，请先删除不再需要的`);
    const row = await trx
      .insertInto('plans')
      .values({ user_id: userId, kind, title, target: date, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return present(core, trx, row, now);
  });
}

/** Changes a member's own plan under its row's lock. @throws HttpProblem 404 also for one of somebody else */
async function change(
  core: Core,
  userId: number,
  id: number,
  now: Date,
  to: (row: Selectable<DB['plans']>) => Partial<Pick<Row, 'title' | 'target' | 'done'>>,
): Promise<Plan> {
  return core.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('plans')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('没有找到这个计划');
    const changed = await trx
      .updateTable('plans')
      .set({ ...to(row), revision: row.revision + 1, updated_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return present(core, trx, changed, now);
  });
}

/** Another day or name. @throws HttpProblem 404, 422 */
export function changePlan(
  core: Core,
  userId: number,
  id: number,
  { date, title }: BodyOf<'POST /plan/change/:id'>,
  now: Date,
): Promise<Plan> {
  if (date !== undefined) checkDay(date, now);
  return change(core, userId, id, now, () => ({
    ...(date !== undefined && { target: date }),
    ...(title !== undefined && { title }),
  }));
}

/** A step is done, or not. @throws HttpProblem 404, 422 no such step */
export function markStep(
  core: Core,
  userId: number,
  id: number,
  { step, done }: BodyOf<'POST /plan/step/:id'>,
  now: Date,
): Promise<Plan> {
  return change(core, userId, id, now, (row) => {
    if (!planRules[row.kind as PlanKind].some(({ key }) => key === step))
      throw invalid({ step: ['计划里没有这一步'] });
    const others = row.done.filter((one) => one !== step);
    return { done: done ? [...others, step] : others };
  });
}

/** Takes a plan out. @throws HttpProblem 404 */
export async function removePlan(
  core: Core,
  userId: number,
  id: number,
  now: Date,
): Promise<DataOf<'GET /plan/list'>> {
  const removed = await core.db
    .deleteFrom('plans')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound('没有找到这个计划');
  return ownPlans(core, userId, now);
}
