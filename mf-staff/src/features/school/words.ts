import { type AttemptStatus, attemptStatus } from '@harbor/contract/attempt-status';
import { type CourseStatus, courseStatus } from '@harbor/contract/course-status';
import { type ExamStatus, examStatus } from '@harbor/contract/exam-status';
import { type LessonStatus, lessonStatus } from '@harbor/contract/lesson-status';
import { type VideoStatus, videoStatus } from '@harbor/contract/video-status';
import type { TagTone } from '@harbor/ui/tag';

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

/** `3,482`. */
export const counted = (count: number): string => count.toLocaleString('en-US');

const two = (n: number) => String(n).padStart(2, '0');

/** `1:02:05`, `12:30`: a place in a recording, or its length. @param seconds whole */
export function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(Math.floor(seconds % 60))}`;
}

/** Seconds of what somebody typed as `12:30`, `1:02:05` or `95`; undefined for what is no place in a recording. */
export function secondsOf(text: string): number | undefined {
  const typed = text.trim().replaceAll('：', ':');
  if (!/^\d{1,5}$|^\d{1,4}:[0-5]\d$|^\d{1,2}:[0-5]\d:[0-5]\d$/.test(typed)) return undefined;
  return typed.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** `2 小时 5 分`, `12 分 30 秒`: how long something takes to watch. */
export function lengthWords(seconds: number): string {
  if (seconds <= 0) return '暂无';
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} 小时 ${Math.floor((seconds % 3600) / 60)} 分`;
  return seconds >= 60 ? `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒` : `${seconds} 秒`;
}

/** Marks of an exam without needless zeros: `4`, `2.5`. */
export const marks = (points: number): string => String(Math.round(points * 10) / 10);
