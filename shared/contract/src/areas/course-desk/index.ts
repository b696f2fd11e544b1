import type { z } from 'zod';
import { defineArea } from '../../endpoint';
import { courseCalls } from './courses';
import type {
  deskCourse,
  deskCourseRow,
  deskEnrolment,
  deskLesson,
  deskTeacher,
  deskText,
  deskVideo,
} from './fields';
import { peopleCalls } from './people';
import { videoCalls } from './videos';

export const courseDesk = defineArea({ ...courseCalls, ...videoCalls, ...peopleCalls });

export type { DeskMarker } from './courses';
export type DeskCourse = z.output<typeof deskCourse>;
export type DeskCourseRow = z.output<typeof deskCourseRow>;
export type DeskLesson = z.output<typeof deskLesson>;
export type DeskVideo = z.output<typeof deskVideo>;
export type DeskTeacher = z.output<typeof deskTeacher>;
export type DeskText = z.output<typeof deskText>;
export type DeskEnrolment = z.output<typeof deskEnrolment>;
export type CourseDocument = DeskCourse['document'];
