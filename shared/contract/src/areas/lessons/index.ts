import type { z } from 'zod';
import { defineArea } from '../../endpoint';
import type {
  courseCard,
  courseChapter,
  courseComment,
  courseDetail,
  courseDiscuss,
  courseFile,
  courseNote,
  courseReply,
  courseTeacher,
  lessonMarker,
  lessonRow,
  ownCourse,
  scheduleState,
} from './fields';
import { readCalls } from './read';
import { writeCalls } from './write';

export const lessons = defineArea({ ...readCalls, ...writeCalls });

export type CourseCard = z.output<typeof courseCard>;
export type CourseDetail = z.output<typeof courseDetail>;
export type CourseChapter = z.output<typeof courseChapter>;
export type CourseLesson = z.output<typeof lessonRow>;
export type CourseTeacher = z.output<typeof courseTeacher>;
export type CourseFile = z.output<typeof courseFile>;
export type CourseComment = z.output<typeof courseComment>;
export type CourseDiscuss = z.output<typeof courseDiscuss>;
export type CourseReply = z.output<typeof courseReply>;
export type CourseNote = z.output<typeof courseNote>;
export type OwnCourse = z.output<typeof ownCourse>;
export type LessonMarker = z.output<typeof lessonMarker>;
export type ScheduleState = z.output<typeof scheduleState>;
