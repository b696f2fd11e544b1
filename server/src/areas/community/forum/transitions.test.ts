import { commentStatus, postStatus, topicStatus } from '@harbor/contract/post-status';
import { type CommentEvent, commentStep, commentSteps } from './comments/transitions';
import { isShown, type PostEvent, postStep, postSteps } from './posts/transitions';
import type { ForumActor } from './steps';
import { type TopicEvent, topicStep, topicSteps } from './topics/transitions';

const actors: ForumActor[] = ['user', 'operator', 'system'];

/** domain.md section 3.8, written a second time by hand. */
const posts = [
  ...['submit: - → 1 user', 'publish_first: - → 2 user', 'submit: 0 → 1 user', 'revise: 3 → 0 user'],
  ...['edit: 1 → 1 user', 'edit: 2 → 2 user', 'edit_heavy: 2 → 1 user'],
  ...['approve: 1 → 2 operator', 'reject: 1 → 3 operator', 'confirm: 2 → 2 operator'],
  ...['report: 2 → 4 system', 'report: 7 → 4 system', 'recall: 2 → 4 operator', 'recall: 7 → 4 operator'],
  ...['keep: 4 → 2 operator', 'keep_locked: 4 → 7 operator'],
  ...['hide: 2 → 5 operator', 'hide: 4 → 5 operator', 'hide: 7 → 5 operator', 'restore: 5 → 2 operator'],
  ...['lock: 2 → 7 operator', 'unlock: 7 → 2 operator'],
  ...['undo: 2 → 1 operator', 'undo: 3 → 1 operator', 'undo: 5 → 4 operator', 'undo_confirm: 2 → 2 operator'],
  ...[0, 1, 2, 3, 4, 5, 7].map((from) => `delete: ${from} → 6 user`),
];
const comments = [
  ...['write: - → 1 user', 'publish_first: - → 2 user', 'approve: 1 → 2 operator', 'reject: 1 → 3 operator'],
  ...['hide: 2 → 5 operator', 'restore: 5 → 2 operator'],
  ...['undo: 2 → 1 operator', 'undo: 3 → 1 operator', 'undo: 5 → 1 operator'],
  ...[1, 2, 3, 5].map((from) => `delete: ${from} → 6 user`),
];
const topics = [
  ...['propose: - → 1 user', 'create: - → 2 operator', 'approve: 1 → 2 operator'],
  ...['merge: 1 → 3 operator', 'merge: 2 → 3 operator'],
  ...['disable: 1 → 4 operator', 'disable: 2 → 4 operator', 'enable: 4 → 2 operator'],
];

function found<S extends number, E extends string>(
  statuses: Record<string, S>,
  events: readonly E[],
  step: (from: S | null, event: E, actor: ForumActor) => { to: S } | undefined,
) {
  return [null, ...Object.values(statuses)].flatMap((from) =>
    events.flatMap((event) =>
      actors.flatMap((actor) => {
        const to = step(from, event, actor)?.to;
        return to === undefined ? [] : [`${event}: ${from ?? '-'} → ${to} ${actor}`];
      }),
    ),
  );
}

test('posts have exactly the steps of the specification', () => {
  const events = [...new Set(postSteps.map(({ event }) => event))] as PostEvent[];
  expect(found(postStatus, events, postStep).sort()).toEqual([...posts].sort());
});

test('comments have exactly the steps of the specification', () => {
  const events = [...new Set(commentSteps.map(({ event }) => event))] as CommentEvent[];
  expect(found(commentStatus, events, commentStep).sort()).toEqual([...comments].sort());
});

test('topics have exactly the steps of the specification', () => {
  const events = [...new Set(topicSteps.map(({ event }) => event))] as TopicEvent[];
  expect(found(topicStatus, events, topicStep).sort()).toEqual([...topics].sort());
});

test('published, locked and reviewed again are shown; reviewed again for a grave reason is not', () => {
  expect(Object.values(postStatus).filter((status) => isShown(status))).toEqual([2, 4, 7]);
  expect(isShown(postStatus.reported, true)).toBe(false);
});
