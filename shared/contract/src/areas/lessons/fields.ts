import { z } from 'zod';
import { fen, moment } from '../../fields';

export const lessonMarker = z.object({
  /** Second of the lesson. */
  at: z.int(),
  title: z.string(),
});

/** Who teaches, as pages show it. */
export const courseTeacher = z.object({
  id: z.int(),
  name: z.string(),
  /** Empty: pages draw the first character. */
  avatar: z.string(),
  /** 博士 · 副教授; empty where nothing is known. */
  title: z.string(),
  /** 材料科学 · 论文写作 */
  subject: z.string(),
  intro: z.string(),
  /** 每周三 20:00 在讨论区集中答疑; empty for none. */
  office_hours: z.string(),
  verified: z.boolean(),
  /** Member whose page `/myforum/:id` tells more; null for nobody of the site. */
  user_id: z.int().nullable(),
  /** Courses on the shelf, people in them, mean of their scores (0 = none yet). */
  courses: z.int(),
  students: z.int(),
  score: z.number(),
});

/** What whoever asks has to do with a course; null for visitors and for who never had it. */
export const ownCourse = z.object({
  /** 1有效 2已过期 3已退款 */
  status: z.int(),
  status_text: z.string(),
  percent: z.int(),
  done_lessons: z.int(),
  /** Null: for good. */
  expires_at: moment.nullable(),
  order_id: z.int(),
  /** Where to go on; null before the first lesson and while none can be played. */
  next: z.object({ lesson_id: z.int(), title: z.string(), number: z.int(), position: z.int() }).nullable(),
});

export const courseCard = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  cover: z.string(),
  category_id: z.int(),
  category_title: z.string(),
  teacher: z.string(),
  price_fen: fen,
  /** 原价; 0 for none. */
  original_fen: fen,
  /** Published lessons, and how many are planned (equal once it is whole). */
  lessons: z.int(),
  lessons_planned: z.int(),
  /** Seconds of all lessons. */
  seconds: z.int(),
  students: z.int(),
  /** Mean of the stars; 0 = none yet. */
  score: z.number(),
  comments: z.int(),
  /** 2已上架 3已下架 4更新中 */
  status: z.int(),
  status_text: z.string(),
  is_new: z.boolean(),
  has_certificate: z.boolean(),
  /** Something can be watched without buying. */
  has_try: z.boolean(),
  /** `zh`, `en` */
  captions: z.array(z.string()),
  files: z.int(),
  own: ownCourse.nullable(),
});

/** A lesson in a course's contents. */
export const lessonRow = z.object({
  id: z.int(),
  /** 1, 2, 3 … through the whole course. */
  number: z.int(),
  title: z.string(),
  seconds: z.int(),
  /** 0转码中 1可播放 3下架 (readers meet no failed ones). */
  status: z.int(),
  status_text: z.string(),
  free: z.boolean(),
  /** Seconds that anybody may watch of one that is not free; 0 for none. */
  try_seconds: z.int(),
  /** `full`: whoever asks may watch all of it, `try`: its beginning, `none`. */
  may_watch: z.enum(['full', 'try', 'none']),
  /** Empty before its recording is there. */
  poster: z.string(),
  captions: z.array(z.string()),
  files: z.int(),
  /** 0未学 1学习中 2已完成 */
  progress: z.int(),
  percent: z.int(),
  /** Second at which they stopped. */
  position: z.int(),
});

export const courseChapter = z.object({
  id: z.int(),
  title: z.string(),
  seconds: z.int(),
  lessons: z.array(lessonRow),
});

export const courseFile = z.object({
  id: z.int(),
  /** Null: of the whole course. */
  lesson_id: z.int().nullable(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** `pdf`, `xlsx` … */
  type: z.string(),
  /** Whoever asks may download it. */
  allowed: z.boolean(),
});

export const courseDetail = courseCard.extend({
  /** Plain text; lines are paragraphs. */
  intro: z.string(),
  /** 学完能做到什么 */
  gains: z.array(z.string()),
  /** 适合谁 */
  audience: z.string(),
  teacher_info: courseTeacher,
  chapters: z.array(courseChapter),
  materials: z.array(courseFile),
  /** Lessons that anybody may watch, whole or in part, for the trial player. */
  trials: z.array(
    z.object({
      lesson_id: z.int(),
      number: z.int(),
      title: z.string(),
      seconds: z.int(),
      free: z.boolean(),
      try_seconds: z.int(),
      poster: z.string(),
    }),
  ),
  /** Days for which the course is open once it is bought; 0 = for good. */
  valid_days: z.int(),
  updated_at: moment,
  /** Shown before paying. */
  refund_rule: z.object({ days: z.int(), percent: z.int(), text: z.string() }),
  /** The best coupon of whoever asks; null without one, and for visitors. */
  coupon: z
    .object({
      id: z.int(),
      title: z.string(),
      off_fen: fen,
      /** Price with it. */
      pay_fen: fen,
      expires_at: moment,
    })
    .nullable(),
  collected: z.boolean(),
  /** 0 closed, 1 shown at once, 2 shown after a look of the team. */
  is_allow_comment: z.int(),
  /** Stars from five down to one, how many gave them. */
  stars: z.array(z.object({ stars: z.int(), count: z.int() })),
  discusses: z.int(),
  notes: z.int(),
  related: z.array(courseCard),
  /** Seconds that whoever asks truly watched; 0 for visitors. */
  watched_seconds: z.int(),
});

const author = z.object({
  id: z.int(),
  /** Masked (陈**) in comments; nickname elsewhere. */
  name: z.string(),
  avatar: z.string(),
  /** 博士在读 · 材料; empty where nothing is given. */
  identity: z.string(),
  is_teacher: z.boolean(),
});

const text = {
  id: z.int(),
  course_id: z.int(),
  content: z.string(),
  author,
  own: z.boolean(),
  likes: z.int(),
  liked: z.boolean(),
  /** Others meet only 1. */
  status: z.int(),
  status_text: z.string(),
  /** Why it was rejected or hidden; to its author only. */
  reason: z.string(),
  created_at: moment,
};

/** 评价 */
export const courseComment = z.object({
  ...text,
  stars: z.int(),
  /** Lessons that the author had completed. */
  done_lessons: z.int(),
  reply: z.object({ name: z.string(), content: z.string(), at: moment }).nullable(),
});

const at = {
  lesson_id: z.int().nullable(),
  lesson_number: z.int(),
  lesson_title: z.string(),
  /** Second of the lesson; null for none. */
  at_seconds: z.int().nullable(),
};

export const courseReply = z.object({ ...text, parent_id: z.int().nullable() });

/** 讨论 with its replies. */
export const courseDiscuss = courseReply.extend({
  ...at,
  /** The course's teacher or the team answered. */
  answered: z.boolean(),
  reply_count: z.int(),
  /** The first three; `GET /course/discuss/:id/replies` has all. */
  replies: z.array(courseReply),
});

/** 笔记 */
export const courseNote = z.object({ ...text, ...at, is_public: z.boolean() });

export const scheduleState = z.object({
  /** Second at which to go on. */
  position: z.int(),
  /** Of the lesson: unique seconds that were truly watched. */
  percent: z.int(),
  completed: z.boolean(),
  /** 0未学 1学习中 2已完成 */
  progress: z.int(),
  /** Of the course. */
  course_percent: z.int(),
  /** Reported seconds that were not counted: faster than the clock, or never played. */
  cut_seconds: z.int(),
});

export const liveRecord = z.object({
  course: z.object({ id: z.int(), title: z.string(), teacher: z.string() }),
  lesson: z.object({ id: z.int(), number: z.int(), title: z.string(), seconds: z.int() }),
  expires_at: moment,
});
