import { diaryEnds } from '@harbor/contract/diary';
import type { Core } from '../../../../core';
import { diaryLimits } from '../limits';
import { type CalendarDay, calendarOf } from './ics';

/** Deadlines that are not done, of manuscripts that wait for something: of all, or of one. */
const openDeadlines = (core: Core, userId: number, manuscriptId: number | null) => {
  const query = core.db
    .selectFrom('diary_deadlines as d')
    .innerJoin('diary_manuscripts as m', 'm.id', 'd.manuscript_id')
    .innerJoin('diary_rounds as r', (join) =>
      join.onRef('r.manuscript_id', '=', 'm.id').onRef('r.number', '=', 'm.rounds'),
    )
    .select(['d.id', 'd.title', 'd.day', 'd.remind_days', 'd.revision', 'd.updated_at'])
    .select(['m.id as manuscript', 'm.title as of', 'r.journal_name'])
    .where('m.user_id', '=', userId)
    .where('d.done_at', 'is', null)
    .where('m.status', 'not in', [...diaryEnds])
    .orderBy('d.day')
    .orderBy('d.id');
  return (manuscriptId === null ? query : query.where('m.id', '=', manuscriptId)).execute();
};

/** The calendar of somebody's deadlines; what was done or deleted is gone from it. */
export async function calendarOfDeadlines(
  core: Core,
  userId: number,
  manuscriptId: number | null = null,
): Promise<string> {
  const rows = await openDeadlines(core, userId, manuscriptId);
  const days = rows.map(
    (row): CalendarDay => ({
      uid: `deadline-${row.id}@diary.scholar-harbor`,
      day: row.day,
      title: `${row.title}：${row.of}`,
      text: `稿件：${row.of}\n期刊：${row.journal_name || '未定'}\n来自学术港的投稿进度本`,
      url: `${core.settings.publicUrl}/querytool/diary/${row.manuscript}`,
      sequence: row.revision,
      changedAt: row.updated_at,
      alarmHours: row.remind_days === null ? null : diaryLimits.remindHour - 24 * row.remind_days,
    }),
  );
  return calendarOf('投稿进度本', days, new Date(core.settings.clock.now()));
}
