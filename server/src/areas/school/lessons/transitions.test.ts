import { courseTextStatus as t } from '@harbor/contract/course-text';
import { lessonStatus as s } from '@harbor/contract/lesson-status';
import { videoStatus as v } from '@harbor/contract/video-status';
import { courseSteps } from '../course-desk/move';
import { versionSteps } from '../teaching/move';
import { mayMoveVideo, videoSteps } from '../videos/package/move';
import { lessonSteps, mayMoveLesson, mayMoveText, textSteps } from './move';

test.each([
  ['courses', courseSteps],
  ['lessons', lessonSteps],
  ['texts', textSteps],
  ['videos', videoSteps],
  ['versions', versionSteps],
])('a step of %s is found by where it begins, what happens and who does it', (_, steps) => {
  const keys = (steps as readonly { from: unknown; event: string; actor: string }[]).map(
    ({ from, event, actor }) => `${from} ${event} ${actor}`,
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('what must not happen is no step', () => {
  // Who wrote it does not bring back what the team took down.
  expect(mayMoveText(t.hidden, 'show', 'user')).toBe(false);
  expect(mayMoveText(t.deleted, 'restore', 'operator')).toBe(false);
  expect(mayMoveLesson(s.offShelf, 'packaged', 'system')).toBe(false);
  expect(mayMoveVideo(v.ready, 'cancel', 'operator')).toBe(false);
  expect(mayMoveVideo(v.cancelled, 'ready', 'system')).toBe(false);
});
