import { z } from 'zod';
import { moment } from '../../fields';
import { deskVideo } from '../course-desk/fields';

const file = z.object({ id: z.int(), name: z.string(), size: z.int(), downloads: z.int() });

export const teachingActs = ['change', 'upload', 'submit', 'withdraw', 'drop', 'delete', 'preview'] as const;

/** A lesson as its teacher sees it: what learners have, and what is to take its place. */
export const teachingLesson = z.object({
  id: z.int(),
  course_id: z.int(),
  chapter_id: z.int(),
  number: z.int(),
  /** As the teacher wants it; learners read the former one until the team passed it. */
  title: z.string(),
  /** Of what learners watch, in seconds; 0 before there is anything. */
  seconds: z.int(),
  /** Learners see the lesson. */
  shown: z.boolean(),
  /** What is to take its place; null where nothing was changed since the team passed it. */
  version: z
    .object({
      id: z.int(),
      /** 0草稿 1待审 3退回修改 */
      status: z.int(),
      status_text: z.string(),
      /** Why it was returned; empty otherwise. */
      reason: z.string(),
      submitted_at: moment.nullable(),
    })
    .nullable(),
  /** The teacher's newest upload; null before the first. */
  video: deskVideo.nullable(),
  captions: z.array(z.object({ lang: z.string(), cues: z.int(), waits: z.boolean() })),
  files: z.array(file.extend({ waits: z.boolean() })),
  poster: z.string(),
  acts: z.array(z.enum(teachingActs)),
});

export const teachingRow = z.object({
  id: z.int(),
  title: z.string(),
  cover: z.string(),
  status: z.int(),
  status_text: z.string(),
  /** Lessons that can be played, that wait for the team, and that came back. */
  lessons: z.int(),
  waiting: z.int(),
  returned: z.int(),
  students: z.int(),
  updated_at: moment,
});

export const teachingCourse = teachingRow.extend({
  /** The team's last word on the course where it went back to a draft; empty otherwise. */
  reason: z.string(),
  chapters: z.array(z.object({ id: z.int(), title: z.string(), lessons: z.array(teachingLesson) })),
});

/** A version as the team decides about it. */
export const deskVersion = z.object({
  id: z.int(),
  lesson_id: z.int(),
  course_id: z.int(),
  course_title: z.string(),
  /** As learners read it, and as it is to be. */
  before: z.string(),
  title: z.string(),
  teacher: z.string(),
  status: z.int(),
  status_text: z.string(),
  /** Of a new recording, in seconds; 0 where the recording stays. */
  seconds: z.int(),
  is_new: z.boolean(),
  captions: z.array(z.object({ lang: z.string(), cues: z.int() })),
  files: z.array(z.object({ name: z.string(), size: z.int() })),
  submitted_at: moment.nullable(),
});
