import { type PressStatus, pressStatus as s } from '@harbor/contract/press-status';
import { stepsOf } from '../../../../machine';

/** Who moves an article: the team, or the clock. */
export type PressActor = 'operator' | 'system';

/** Every legal step of an article (domain.md 3.10). */
export const pressSteps = stepsOf<PressStatus, { actor: PressActor }>()([
  { event: 'publish', from: s.draft, to: s.published, actor: 'operator' },
  { event: 'publish', from: s.scheduled, to: s.published, actor: 'operator' },
  { event: 'publish', from: s.offline, to: s.published, actor: 'operator' },
  { event: 'revise', from: s.published, to: s.published, actor: 'operator' },
  { event: 'correct', from: s.published, to: s.published, actor: 'operator' },
  { event: 'schedule', from: s.draft, to: s.scheduled, actor: 'operator' },
  { event: 'schedule', from: s.scheduled, to: s.scheduled, actor: 'operator' },
  { event: 'schedule', from: s.offline, to: s.scheduled, actor: 'operator' },
  { event: 'unschedule', from: s.scheduled, to: s.draft, actor: 'operator' },
  { event: 'due', from: s.scheduled, to: s.published, actor: 'system' },
  { event: 'offline', from: s.published, to: s.offline, actor: 'operator' },
]);

/** What happens to an article; the word stored in `press_history.event`. */
export type PressEvent = (typeof pressSteps)[number]['event'];

/** What the team reads of each. */
export const pressEventText: Record<PressEvent, string> = {
  publish: '发布',
  revise: '更新',
  correct: '更正',
  schedule: '定时发布',
  unschedule: '取消定时',
  due: '到时发布',
  offline: '下线',
};
