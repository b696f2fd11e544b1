import { type PostStatus, postStatus as s } from '@harbor/contract/post-status';
import { type ForumStep, stepFinder } from '../steps';

/** What happens to a post; the word stored in `forum_history.event`. */
export type PostEvent =
  | 'submit'
  | 'publish_first'
  | 'approve'
  | 'confirm'
  | 'reject'
  | 'revise'
  | 'edit'
  | 'edit_heavy'
  | 'report'
  | 'recall'
  | 'keep'
  | 'keep_locked'
  | 'hide'
  | 'restore'
  | 'lock'
  | 'unlock'
  | 'undo'
  | 'undo_confirm'
  | 'delete';

/** One legal step of a post. */
export type PostStep = ForumStep<PostEvent, PostStatus>;

/** Every legal step of a post (domain.md 3.8). */
export const postSteps: readonly PostStep[] = [
  { event: 'submit', from: null, to: s.waiting, actor: 'user' },
  { event: 'publish_first', from: null, to: s.published, actor: 'user' },
  { event: 'approve', from: s.waiting, to: s.published, actor: 'operator' },
  { event: 'reject', from: s.waiting, to: s.rejected, actor: 'operator' },
  { event: 'confirm', from: s.published, to: s.published, actor: 'operator' },
  { event: 'revise', from: s.rejected, to: s.draft, actor: 'user' },
  { event: 'submit', from: s.draft, to: s.waiting, actor: 'user' },
  { event: 'edit', from: s.waiting, to: s.waiting, actor: 'user' },
  { event: 'edit', from: s.published, to: s.published, actor: 'user' },
  { event: 'edit_heavy', from: s.published, to: s.waiting, actor: 'user' },
  { event: 'report', from: s.published, to: s.reported, actor: 'system' },
  { event: 'report', from: s.locked, to: s.reported, actor: 'system' },
  { event: 'recall', from: s.published, to: s.reported, actor: 'operator' },
  { event: 'recall', from: s.locked, to: s.reported, actor: 'operator' },
  { event: 'keep', from: s.reported, to: s.published, actor: 'operator' },
  { event: 'keep_locked', from: s.reported, to: s.locked, actor: 'operator' },
  { event: 'hide', from: s.reported, to: s.hidden, actor: 'operator' },
  { event: 'hide', from: s.published, to: s.hidden, actor: 'operator' },
  { event: 'hide', from: s.locked, to: s.hidden, actor: 'operator' },
  { event: 'restore', from: s.hidden, to: s.published, actor: 'operator' },
  { event: 'lock', from: s.published, to: s.locked, actor: 'operator' },
  { event: 'unlock', from: s.locked, to: s.published, actor: 'operator' },
  // Whoever decided takes it back, and the post waits as before.
  { event: 'undo', from: s.published, to: s.waiting, actor: 'operator' },
  { event: 'undo', from: s.rejected, to: s.waiting, actor: 'operator' },
  { event: 'undo', from: s.hidden, to: s.reported, actor: 'operator' },
  { event: 'undo_confirm', from: s.published, to: s.published, actor: 'operator' },
  ...[s.draft, s.waiting, s.published, s.rejected, s.reported, s.hidden, s.locked].map(
    (from): PostStep => ({ event: 'delete', from, to: s.deleted, actor: 'user' }),
  ),
];

/** The step of an event from a status; undefined where this actor may not cause it. */
export const postStep = stepFinder(postSteps);

/** Whether everybody sees a post of this status; one reviewed again stays unless `grave` (代写, 侵权, 违法). */
export const isShown = (status: PostStatus, grave = false) =>
  status === s.published || status === s.locked || (status === s.reported && !grave);
