import { type CommentStatus, commentStatus as s } from '@harbor/contract/post-status';
import { type ForumStep, stepFinder } from '../steps';

/** What happens to a comment; the word stored in `forum_history.event`. */
export type CommentEvent =
  | 'write'
  | 'publish_first'
  | 'approve'
  | 'reject'
  | 'hide'
  | 'restore'
  | 'undo'
  | 'delete';

/** One legal step of a comment. */
export type CommentStep = ForumStep<CommentEvent, CommentStatus>;

/** Every legal step of a comment (domain.md 3.8). */
export const commentSteps: readonly CommentStep[] = [
  { event: 'write', from: null, to: s.waiting, actor: 'user' },
  { event: 'publish_first', from: null, to: s.published, actor: 'user' },
  { event: 'approve', from: s.waiting, to: s.published, actor: 'operator' },
  { event: 'reject', from: s.waiting, to: s.rejected, actor: 'operator' },
  { event: 'hide', from: s.published, to: s.hidden, actor: 'operator' },
  { event: 'restore', from: s.hidden, to: s.published, actor: 'operator' },
  // Whoever decided takes it back, and the comment waits again.
  { event: 'undo', from: s.published, to: s.waiting, actor: 'operator' },
  { event: 'undo', from: s.rejected, to: s.waiting, actor: 'operator' },
  { event: 'undo', from: s.hidden, to: s.waiting, actor: 'operator' },
  ...[s.waiting, s.published, s.rejected, s.hidden].map(
    (from): CommentStep => ({ event: 'delete', from, to: s.deleted, actor: 'user' }),
  ),
];

/** The step of an event from a status; undefined where this actor may not cause it. */
export const commentStep = stepFinder(commentSteps);
