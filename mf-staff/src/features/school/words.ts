import { type AttemptStatus, attemptStatus } from '@harbor/contract/attempt-status';
import { type CourseStatus, courseStatus } from '@harbor/contract/course-status';
import { type ExamStatus, examStatus } from '@harbor/contract/exam-status';
import { withReadableFormulas } from '@harbor/contract/forum/readable-formula';
import { type LessonStatus, lessonStatus } from '@harbor/contract/lesson-status';
import { type VideoStatus, videoStatus } from '@harbor/contract/video-status';
import type { TagTone } from '@harbor/ui/tag';

export { clock, secondsOf } from '../../parts/clock';

const courseTones: Record<CourseStatus, TagTone> = {
  [courseStatus.draft]: 'plain',
  [courseStatus.reviewing]: 'gold',
  [courseStatus.onShelf]: 'accent',
  [courseStatus.offShelf]: 'over',
  [courseStatus.updating]: 'primary',
};

/** The ground of a course's state. */
export const courseTone = (status: number): TagTone => courseTones[status as CourseStatus] ?? 'plain';

const lessonTones: Record<LessonStatus, TagTone> = {
  [lessonStatus.packaging]: 'gold',
  [lessonStatus.playable]: 'accent',
  [lessonStatus.failed]: 'alert',
  [lessonStatus.offShelf]: 'over',
};

/** The ground of a lesson's state. */
export const lessonTone = (status: number): TagTone => lessonTones[status as LessonStatus] ?? 'plain';

const videoTones: Record<VideoStatus, TagTone> = {
  [videoStatus.uploading]: 'primary',
  [videoStatus.waiting]: 'gold',
  [videoStatus.packaging]: 'primary',
  [videoStatus.ready]: 'accent',
  [videoStatus.failed]: 'alert',
  [videoStatus.cancelled]: 'over',
};

/** The ground of a recording's state. */
export const videoTone = (status: number): TagTone => videoTones[status as VideoStatus] ?? 'plain';

const examTones: Record<ExamStatus, TagTone> = {
  [examStatus.draft]: 'plain',
  [examStatus.open]: 'accent',
  [examStatus.closed]: 'over',
};

/** The ground of an exam's state. */
export const examTone = (status: number): TagTone => examTones[status as ExamStatus] ?? 'plain';

const attemptTones: Record<AttemptStatus, TagTone> = {
  [attemptStatus.running]: 'primary',
  [attemptStatus.handedIn]: 'plain',
  [attemptStatus.timedOut]: 'plain',
  [attemptStatus.marking]: 'gold',
  [attemptStatus.graded]: 'accent',
  [attemptStatus.voided]: 'over',
};

/** The ground of an attempt's state. */
export const attemptTone = (status: number): TagTone => attemptTones[status as AttemptStatus] ?? 'plain';

/** A stem in a list: in one line, its formulas as they can be read in plain text. */
export const stemLine = (stem: string): string => withReadableFormulas(stem).replaceAll('\n', ' ');

/** `3,482`. */
export const counted = (count: number): string => count.toLocaleString('en-US');

/** `2 小时 5 分`, `12 分 30 秒`: how long something takes to watch. */
export function lengthWords(seconds: number): string {
  if (seconds <= 0) return '暂无';
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} 小时 ${Math.floor((seconds % 3600) / 60)} 分`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} 分` : '', rest > 0 ? `${rest} 秒` : ''].filter(Boolean).join(' ');
}

/** Marks of an exam without needless zeros: `4`, `2.5`. */
export const marks = (points: number): string => String(Math.round(points * 10) / 10);
