import type { BodyOf } from '@harbor/contract';
import { diaryEnds } from '@harbor/contract/diary';
import type { Db } from '../../../db/connect';
import { conflict, invalid, notFound } from '../../../http/problem';
import { plusDays, reminderAt, today } from './days';
import { diaryLimits } from './limits';
import type { OwnAct } from './manuscripts';
import { lockManuscript, manuscriptOfDeadline } from './queries';
import type { ManuscriptRow } from './rows';

interface Wanted {
  day: string;
  remind_days: number | null;
}

/** @throws HttpProblem 422 on `day` for one that has passed, or lies years ahead */
function checkAhead(day: string, now: Date): void {
  if (day < today(now)) throw invalid({ day: ['截止日期不能早于今天'] });
  if (day > plusDays(today(now), diaryLimits.daysAhead)) throw invalid({ day: ['截止日期最多设到五年之内'] });
}

/** When is to be reminded. @throws HttpProblem 422 on `remind_days` when that moment has passed */
function momentOf({ day, remind_days }: Wanted, row: ManuscriptRow, now: Date): Date | null {
  if (remind_days === null || diaryEnds.includes(row.status)) return null;
  const at = reminderAt(day, remind_days);
  if (at <= now) throw invalid({ remind_days: ['这个提醒的时间（上午9点）已经过去，请选近一些的'] });
  return at;
}

/** The same for what is opened again as it was: a moment that has passed meanwhile is let go. */
function stillAhead({ day, remind_days }: Wanted, row: ManuscriptRow, now: Date): Date | null {
  if (remind_days === null || diaryEnds.includes(row.status)) return null;
  const at = reminderAt(day, remind_days);
  return at > now ? at : null;
}

/** @throws HttpProblem 409 where there is no room for one that is open, or for one more in all */
async function checkRoom(trx: Db, manuscriptId: number, isNew: boolean): Promise<void> {
  const { open, all } = await trx
    .selectFrom('diary_deadlines')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('done_at', 'is', null).as('open'),
    ])
    .where('manuscript_id', '=', manuscriptId)
    .executeTakeFirstOrThrow();
  if (open >= diaryLimits.deadlines) throw conflict(`一份稿件最多有${diaryLimits.deadlines}个未完成的截止日`);
  if (isNew && all >= diaryLimits.steps)
    throw conflict(`一份稿件最多记${diaryLimits.steps}个截止日，请删除不再需要的`);
}

/** Adds a deadline. @throws HttpProblem 404 · 409 too many · 422 */
export async function addDeadline(
  trx: Db,
  { userId, id, now }: OwnAct,
  { title, day, remind_days }: BodyOf<'POST /diary/deadline/add/:id'>,
): Promise<void> {
  const row = await lockManuscript(trx, userId, id);
  checkAhead(day, now);
  await checkRoom(trx, id, true);
  await trx
    .insertInto('diary_deadlines')
    .values({
      ...{ manuscript_id: id, title, day, remind_days, created_at: now, updated_at: now },
      remind_at: momentOf({ day, remind_days }, row, now),
    })
    .execute();
}

/** A deadline of somebody's own, with its manuscript locked. @throws HttpProblem 404 */
async function lockDeadline(trx: Db, { userId, id }: OwnAct) {
  const row = await lockManuscript(trx, userId, await manuscriptOfDeadline(trx, userId, id));
  const deadline = await trx
    .selectFrom('diary_deadlines')
    .selectAll()
    .where('id', '=', id)
    .where('manuscript_id', '=', row.id)
    .executeTakeFirst();
  if (!deadline) throw notFound('没有找到这个截止日');
  return { row, deadline };
}

/**
 * Changes a deadline, or ticks it off. Another day or another reminder reminds anew; a reminder that went out already and
 * still says the same is no obstacle to changing the words.
 * @returns the manuscript
 * @throws HttpProblem 404 · 409 too many open ones · 422
 */
export async function editDeadline(
  trx: Db,
  own: OwnAct,
  body: BodyOf<'POST /diary/deadline/edit/:id'>,
): Promise<number> {
  const { row, deadline } = await lockDeadline(trx, own);
  const { now } = own;
  const { title, day, remind_days, done } = body;
  if (day !== deadline.day) checkAhead(day, now);
  const reopened = deadline.done_at !== null && !done;
  if (reopened) await checkRoom(trx, row.id, false);
  const other = day !== deadline.day || remind_days !== deadline.remind_days;
  await trx
    .updateTable('diary_deadlines')
    .set({
      ...{ title, day, remind_days, updated_at: now, revision: deadline.revision + 1 },
      done_at: done ? (deadline.done_at ?? now) : null,
      ...(other && { remind_at: done ? null : momentOf(body, row, now), reminded_at: null }),
      ...(reopened && !other && { remind_at: stillAhead(body, row, now) }),
    })
    .where('id', '=', deadline.id)
    .execute();
  return row.id;
}

/** Deletes a deadline. @returns the manuscript @throws HttpProblem 404 */
export async function deleteDeadline(trx: Db, own: OwnAct): Promise<number> {
  const { row, deadline } = await lockDeadline(trx, own);
  await trx.deleteFrom('diary_deadlines').where('id', '=', deadline.id).execute();
  return row.id;
}
