import { type ExperienceStatus, experienceStatus as s } from '@harbor/contract/journal-experience';
import { stepFinder, stepsOf } from '../../../machine';

/** Who does something to an experience. */
export type ExperienceActor = 'user' | 'operator';

/** What happens to an experience; the word stored in `journal_experience_history.event`. */
export type ExperienceEvent = (typeof experienceSteps)[number]['event'];

/** Every legal step of an experience. What its author changes is looked at again, whatever it was before. */
export const experienceSteps = stepsOf<ExperienceStatus | null, { actor: ExperienceActor }>()([
  { event: 'write', from: null, to: s.waiting, actor: 'user' },
  { event: 'hand_in', from: s.waiting, to: s.waiting, actor: 'user' },
  { event: 'hand_in', from: s.shown, to: s.waiting, actor: 'user' },
  { event: 'hand_in', from: s.returned, to: s.waiting, actor: 'user' },
  { event: 'hand_in', from: s.withdrawn, to: s.waiting, actor: 'user' },
  { event: 'withdraw', from: s.waiting, to: s.withdrawn, actor: 'user' },
  { event: 'withdraw', from: s.shown, to: s.withdrawn, actor: 'user' },
  { event: 'withdraw', from: s.returned, to: s.withdrawn, actor: 'user' },

  { event: 'publish', from: s.waiting, to: s.shown, actor: 'operator' },
  { event: 'return', from: s.waiting, to: s.returned, actor: 'operator' },
  // Somebody reported it, and it was found to be right.
  { event: 'keep', from: s.shown, to: s.shown, actor: 'operator' },
  { event: 'down', from: s.shown, to: s.down, actor: 'operator' },
  { event: 'restore', from: s.down, to: s.shown, actor: 'operator' },
  // Whoever decided takes it back.
  { event: 'undo', from: s.shown, to: s.waiting, actor: 'operator' },
  { event: 'undo', from: s.returned, to: s.waiting, actor: 'operator' },
  { event: 'undo', from: s.down, to: s.shown, actor: 'operator' },
]);

/** The step of an event from a status; undefined where this actor may not cause it. */
export const experienceStep = stepFinder(experienceSteps);

/** What is read for each event in the course of an experience. */
export const experienceEventText: Record<ExperienceEvent, string> = {
  write: '提交',
  hand_in: '修改后提交',
  withdraw: '作者撤下',
  publish: '发布',
  return: '退回',
  keep: '核对举报，保留',
  down: '下架',
  restore: '恢复',
  undo: '撤销处理',
};
