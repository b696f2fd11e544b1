import type { DiaryDetail, DiaryMove } from '@harbor/contract';
import type { TestApp } from '../../../../testing/app';
import { plusDays, today } from '../days';

/** Areas that a test of the diary needs. */
export const diaryAreas = ['diary', 'journals', 'submissions', 'files', 'messages'] as const;

/** Today of the test's clock, and days before (below 0) and behind it. */
export const dayAt = (site: TestApp, days = 0): string => plusDays(today(new Date(site.clock.now())), days);

/** A manuscript of somebody's, sent so many days ago; only prepared without. */
export async function written(
  site: TestApp,
  token: string,
  more: { title?: string; journal?: number | string; sentAgo?: number } = {},
): Promise<DiaryDetail> {
  const { title = '镁合金低温变形的相场计算', journal = '金属热处理与组织', sentAgo } = more;
  const { data, status, msg } = await site.call('POST /diary/create', {
    token,
    body: {
      title,
      journal: typeof journal === 'number' ? { id: journal, name: '' } : { id: null, name: journal },
      submitted_on: sentAgo === undefined ? null : dayAt(site, -sentAgo),
    },
  });
  if (status !== 200) throw new Error(msg);
  return data;
}

/** Writes a step down. */
export const step = (
  site: TestApp,
  token: string,
  id: number,
  kind: DiaryMove | 'note',
  ago: number,
  note = '',
) =>
  site.call('POST /diary/step/add/:id', {
    token,
    params: { id },
    body: { kind, day: dayAt(site, -ago), note },
  });

/** Adds a deadline so many days from today. */
export const deadline = (
  site: TestApp,
  token: string,
  id: number,
  { ahead, remind = null, title = '返修截止' }: { ahead: number; remind?: number | null; title?: string },
) =>
  site.call('POST /diary/deadline/add/:id', {
    token,
    params: { id },
    body: { title, day: dayAt(site, ahead), remind_days: remind },
  });
