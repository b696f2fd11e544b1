import { topicStatus as s, type TopicStatus } from '@harbor/contract/post-status';
import { type ForumStep, stepFinder } from '../steps';

/** What happens to a topic; the word stored in `forum_history.event`. */
export type TopicEvent = 'propose' | 'create' | 'approve' | 'merge' | 'disable' | 'enable';

/** One legal step of a topic. */
export type TopicStep = ForumStep<TopicEvent, TopicStatus>;

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
export const topicStep = stepFinder(topicSteps);
