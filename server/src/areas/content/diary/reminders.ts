import { type DiaryStatus, diaryEnds } from '@harbor/contract/diary';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { dayInChinese, daysBetween, reminderAt, today } from './days';
import type { DeadlineRow } from './rows';

const batch = 50;

/** What waits for nothing reminds of nothing. */
export async function restReminders(trx: Db, manuscriptId: number, now: Date): Promise<void> {
  await trx
    .updateTable('diary_deadlines')
    .set({ remind_at: null, updated_at: now })
    .where('manuscript_id', '=', manuscriptId)
    .where('remind_at', 'is not', null)
    .where('reminded_at', 'is', null)
    .execute();
}

/** The other way round, once a manuscript goes on: reminders whose moment has not passed meanwhile. */
export async function wakeReminders(trx: Db, manuscriptId: number, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom('diary_deadlines')
    .select(['id', 'day', 'remind_days'])
    .where('manuscript_id', '=', manuscriptId)
    .where('remind_days', 'is not', null)
    .where('remind_at', 'is', null)
    .where('done_at', 'is', null)
    .execute();
  for (const { id, day, remind_days } of rows) {
    const at = reminderAt(day, remind_days ?? 0);
    if (at > now)
      await trx
        .updateTable('diary_deadlines')
        .set({ remind_at: at, updated_at: now })
        .where('id', '=', id)
        .execute();
  }
}

/** Deadlines of which is to be reminded now. */
const due = (db: Db, now: Date) =>
  db
    .selectFrom('diary_deadlines')
    .where('remind_at', '<=', now)
    .where('remind_at', 'is not', null)
    .where('reminded_at', 'is', null)
    .where('done_at', 'is', null);

/**
 * Reminds of deadlines, each once: what was done, deleted or ended since it was found is passed over; what another process
 * holds is waited for and read again, since each may hold the manuscript for another of its deadlines. A day that has passed while no server ran is told no more.
 * @returns how many were found
 */
export async function remindOfDeadlines(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const found = await due(core.db, now)
    .select(['id', 'manuscript_id'])
    .orderBy('remind_at')
    .limit(batch)
    .execute();
  for (const { id, manuscript_id } of found)
    await core.db.transaction().execute(async (trx) => {
      const manuscript = await trx
        .selectFrom('diary_manuscripts')
        .select(['id', 'user_id', 'title', 'status'])
        .where('id', '=', manuscript_id)
        .forUpdate()
        .executeTakeFirst();
      if (!manuscript) return;
      const row = await due(trx, now).selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return;
      await trx.updateTable('diary_deadlines').set({ reminded_at: now }).where('id', '=', id).execute();
      if (row.day >= today(now) && !diaryEnds.includes(manuscript.status))
        await tell(trx, manuscript, row, now);
    });
  return found.length;
}

const most = 60;

async function tell(
  trx: Db,
  manuscript: { id: number; user_id: number; title: string; status: DiaryStatus },
  { title, day }: DeadlineRow,
  now: Date,
): Promise<void> {
  const left = daysBetween(today(now), day);
  const when = left === 0 ? '就是今天' : `还有 ${left} 天`;
  const room = most - [...when].length - 1;
  const short = [...title].length > room ? `${[...title].slice(0, room - 1).join('')}…` : title;
  await notify(trx, {
    userId: manuscript.user_id,
    kind: messageKind.system,
    sub: systemSub.diary,
    title: `${short}：${when}`,
    body: `《${manuscript.title}》的“${title}”截止于${dayInChinese(day)}。完成后请在进度本里勾选，便不再提醒。`,
    link: `/querytool/diary/${manuscript.id}`,
    object: { type: 'diary', id: manuscript.id },
    now,
  });
}

/** Most deadlines of one round of the tick. */
export const reminderBatch = batch;
