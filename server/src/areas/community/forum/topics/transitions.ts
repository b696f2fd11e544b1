import { topicStatus as s, type TopicStatus } from '@harbor/contract/post-status';
import type { ForumActor } from '../posts/transitions';

/** What happens to a topic; the word stored in `forum_history.event`. */
export type TopicEvent = 'propose' | 'create' | 'approve' | 'merge' | 'disable' | 'enable';

/** One legal step. `from: null` is the making. */
export interface TopicStep {
  event: TopicEvent;
  from: TopicStatus | null;
  to: TopicStatus;
  actor: ForumActor;
}

/** Every legal step of a topic (domain.md 3.8). */
export const topicSteps: readonly TopicStep[] = [
  { event: 'propose', from: null, to: s.waiting, actor: 'user' },
  { event: 'create', from: null, to: s.normal, actor: 'operator' },
  { event: 'approve', from: s.waiting, to: s.normal, actor: 'operator' },
  { event: 'merge', from: s.waiting, to: s.merged, actor: 'operator' },
  { event: 'merge', from: s.normal, to: s.merged, actor: 'operator' },
  { event: 'disable', from: s.waiting, to: s.disabled, actor: 'operator' },
  { event: 'disable', from: s.normal, to: s.disabled, actor: 'operator' },
  { event: 'enable', from: s.disabled, to: s.normal, actor: 'operator' },
];

/** The step of an event from a status; undefined where this actor may not cause it. */
export function topicStep(
  from: TopicStatus | null,
  event: TopicEvent,
  actor: ForumActor,
): TopicStep | undefined {
  return topicSteps.find((step) => step.from === from && step.event === event && step.actor === actor);
}
