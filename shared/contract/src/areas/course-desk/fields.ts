import { z } from 'zod';
import { courseCategoryIds } from '../../course-categories';
import { fen, id, moment, rowRevision } from '../../fields';
import { line, lines, word } from '../../people-fields';
import { courseTeacher, lessonMarker } from '../lessons/fields';

const text = (label: string, most: number) =>
  line({ error: `请填写${label}` }).max(most, `${label}最多${most}个字`);

export const category = z
  .int('请选择分类')
  .refine((value) => courseCategoryIds.some((known) => known === value), '请选择分类');

/** What staff write of a course; whether it is enough for the shelf is said when it goes there. */
export const courseDocument = {
  title: text('课程名称', 60).min(4, '课程名称至少4个字'),
  subtitle: text('副标题', 80),
  cover: word({ error: '请选择封面' }).max(200, '封面地址不正确'),
  category_id: category,
  teacher_id: id,
  intro: lines({ error: '请填写介绍' }).max(2000, '介绍最多2000个字'),
  gains: z.array(text('学习收获', 60)).max(8, '学习收获最多8条'),
  audience: text('适合谁', 120),
  price_fen: fen.max(10_000_000, '价格太高'),
  /** 原价; 0 for none, else above the price. */
  original_fen: fen.max(10_000_000, '原价太高'),
  /** Days that a bought course is open; 0 = for good. */
  valid_days: z.int('有效期不正确').min(0, '有效期不正确').max(3650, '有效期最多3650天'),
  /** Lessons that the course is to have; shown while it still grows. */
  lessons_planned: z.int('计划讲数不正确').min(0, '计划讲数不正确').max(500, '计划讲数最多500'),
  has_certificate: z.boolean('请选择是否有结课证书'),
  is_allow_comment: z.union([z.literal(0), z.literal(1), z.literal(2)], '请选择评价与讨论的设置'),
};

/** Which state somebody changes: after a change of somebody else it is refused with 409. */
export const seenCourse = z.strictObject({ revision: rowRevision });

export const courseActs = ['save', 'submit', 'publish', 'grow', 'off_shelf', 'delete'] as const;

/** An upload and what becomes of it. */
export const deskVideo = z.object({
  id: z.int(),
  lesson_id: z.int(),
  /** 0上传中 1等待转码 2转码中 3已就绪 4转码失败 5已取消 */
  status: z.int(),
  status_text: z.string(),
  file_name: z.string(),
  bytes: z.int(),
  /** Bytes that are there; the next part begins behind them. */
  received: z.int(),
  /** Largest part in bytes. */
  part_bytes: z.int(),
  /** Of the packaging, 0 to 100. */
  percent: z.int(),
  /** 读取信息、转码 720P、加密、截图 …; empty while nothing is done. */
  step: z.string(),
  /** Why it failed, or what it waits for, in words; empty otherwise. */
  note: z.string(),
  seconds: z.int(),
  heights: z.array(z.int()),
  /** It is the one that people watch. */
  in_use: z.boolean(),
  can_cancel: z.boolean(),
  can_retry: z.boolean(),
  created_at: moment,
  started_at: moment.nullable(),
  ready_at: moment.nullable(),
});

export const deskLesson = z.object({
  id: z.int(),
  chapter_id: z.int(),
  number: z.int(),
  title: z.string(),
  status: z.int(),
  status_text: z.string(),
  seconds: z.int(),
  free: z.boolean(),
  try_seconds: z.int(),
  markers: z.array(lessonMarker),
  captions: z.array(z.object({ lang: z.string(), cues: z.int() })),
  files: z.array(z.object({ id: z.int(), name: z.string(), size: z.int(), downloads: z.int() })),
  /** The newest upload; null before the first. */
  video: deskVideo.nullable(),
  poster: z.string(),
  can_delete: z.boolean(),
  revision: z.int(),
});

export const deskCourseRow = z.object({
  id: z.int(),
  title: z.string(),
  cover: z.string(),
  teacher: z.string(),
  category_title: z.string(),
  status: z.int(),
  status_text: z.string(),
  price_fen: fen,
  lessons: z.int(),
  /** Uploads that wait or are packaged, and those that failed. */
  packaging: z.int(),
  failed: z.int(),
  seconds: z.int(),
  students: z.int(),
  score: z.number(),
  /** Texts that wait for the team. */
  waiting: z.int(),
  updated_at: moment,
});

export const deskCourse = deskCourseRow.extend({
  revision: z.int(),
  document: z.object(courseDocument),
  chapters: z.array(
    z.object({ id: z.int(), title: z.string(), sort: z.int(), lessons: z.array(deskLesson) }),
  ),
  /** Materials of the whole course. */
  files: z.array(z.object({ id: z.int(), name: z.string(), size: z.int(), downloads: z.int() })),
  /** What it lacks for the shelf. */
  missing: z.array(z.object({ field: z.string(), text: z.string() })),
  acts: z.array(z.enum(courseActs)),
  history: z.array(z.object({ title: z.string(), actor: z.string(), note: z.string(), at: moment })),
});

export const deskTeacher = courseTeacher.extend({ revision: z.int() });

export const deskText = z.object({
  id: z.int(),
  /** comment, discuss, note */
  kind: z.string(),
  kind_text: z.string(),
  course: z.object({ id: z.int(), title: z.string() }),
  lesson_title: z.string(),
  at_seconds: z.int().nullable(),
  stars: z.int().nullable(),
  content: z.string(),
  author: z.object({ id: z.int(), nickname: z.string() }),
  status: z.int(),
  status_text: z.string(),
  reason: z.string(),
  reports: z.array(z.object({ reason: z.string(), note: z.string(), by: z.string(), at: moment })),
  reply: z.string(),
  created_at: moment,
  acts: z.array(z.enum(['pass', 'reject', 'hide', 'restore', 'reply', 'keep'])),
});

export const deskEnrolment = z.object({
  id: z.int(),
  user: z.object({ id: z.int(), nickname: z.string(), phone: z.string() }),
  course: z.object({ id: z.int(), title: z.string() }),
  order_id: z.int(),
  order_no: z.string(),
  status: z.int(),
  status_text: z.string(),
  percent: z.int(),
  done_lessons: z.int(),
  watched_seconds: z.int(),
  learnt_at: moment.nullable(),
  expires_at: moment.nullable(),
  created_at: moment,
});
