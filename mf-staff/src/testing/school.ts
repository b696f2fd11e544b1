import type {
  DataOf,
  DeskAttempt,
  DeskCourse,
  DeskCourseRow,
  DeskExam,
  DeskLesson,
  DeskQuestion,
  DeskTeacher,
  DeskVersion,
  DeskVideo,
} from '@harbor/contract';
import { hoursAgo, staffMe } from './desk';
import { pageOf } from './site';

/** Somebody who keeps courses and exams. */
export const teachingCalls = () => ({
  'GET /staff/me': staffMe({ roles: ['teaching'] }),
  'GET /staff/desk/queues': { data: [] },
  'GET /staff/course/list': courseList(),
  'GET /staff/course/teachers': { data: [teacher()] },
  'GET /staff/teaching/lesson/:id': { version: null },
  'GET /staff/teaching/versions': { versions: [] },
});

export const teacher = (more: Partial<DeskTeacher> = {}): DeskTeacher => ({
  ...{ id: 2, name: '沈岚', avatar: '', title: '博士 · 副教授', subject: '论文写作', intro: '' },
  ...{ office_hours: '', verified: true, user_id: null, courses: 1, students: 12, score: 4.8, revision: 1 },
  ...more,
});

/** A recording that is packaged and watched, unless said otherwise. */
export const video = (more: Partial<DeskVideo> = {}): DeskVideo => ({
  ...{ id: 51, lesson_id: 11, status: 3, status_text: '已就绪', file_name: '第一讲.mp4', bytes: 1000 },
  ...{ received: 1000, part_bytes: 400, percent: 100, step: '', note: '', seconds: 120, heights: [720, 480] },
  ...{ in_use: true, can_cancel: false, can_retry: false },
  ...{ created_at: hoursAgo(3), started_at: hoursAgo(2), ready_at: hoursAgo(1) },
  ...more,
});

/** A lesson that can be played, unless said otherwise. */
export const lesson = (id: number, title: string, more: Partial<DeskLesson> = {}): DeskLesson => ({
  ...{ id, chapter_id: 1, number: id - 10, title, status: 1, status_text: '可播放', seconds: 120 },
  ...{ free: false, try_seconds: 60, markers: [{ at: 30, title: '先看结论' }], captions: [], files: [] },
  ...{ video: video({ lesson_id: id }), poster: '', can_delete: true, revision: 4 },
  ...more,
});

export const courseRow = (more: Partial<DeskCourseRow> = {}): DeskCourseRow => ({
  ...{ id: 3, title: '论文写作：从选题到返修', cover: '', teacher: '沈岚', category_title: '论文写作' },
  ...{ status: 2, status_text: '已上架', price_fen: 19_900, lessons: 3, packaging: 0, failed: 0 },
  ...{ seconds: 360, students: 12, score: 4.8, waiting: 0, updated_at: hoursAgo(2) },
  ...more,
});

export const courseList = (
  data: DeskCourseRow[] = [courseRow()],
  problem = '',
): DataOf<'GET /staff/course/list'> => ({
  ...pageOf(data),
  counts: { all: 6, draft: 1, reviewing: 0, on_shelf: 4, off_shelf: 0, updating: 1 },
  transcoder: { name: 'ffmpeg', problem },
});

/** A draft with two chapters and everything that learners need, unless said otherwise. */
export const course = (more: Partial<DeskCourse> = {}): DeskCourse => ({
  ...courseRow({ status: 0, status_text: '草稿' }),
  revision: 7,
  document: {
    ...{ title: '论文写作：从选题到返修', subtitle: '', cover: '/a.webp', category_id: 1, teacher_id: 2 },
    ...{ intro: '讲四件事', gains: ['会写摘要'], audience: '', price_fen: 19_900, original_fen: 0 },
    ...{ valid_days: 0, lessons_planned: 0, has_certificate: true, is_allow_comment: 2 },
  },
  chapters: [
    { id: 1, title: '选题', sort: 1, lessons: [lesson(11, '问题从哪里来'), lesson(12, '文献怎么读')] },
    { id: 2, title: '写作', sort: 2, lessons: [lesson(13, '摘要四句话', { chapter_id: 2 })] },
  ],
  files: [],
  missing: [],
  acts: ['save', 'publish', 'grow', 'delete'],
  history: [],
  ...more,
});

/** What a teacher handed in of a lesson, unless said otherwise. */
export const version = (more: Partial<DeskVersion> = {}): DeskVersion => ({
  ...{ id: 71, lesson_id: 11, course_id: 3, course_title: '论文写作：从选题到返修' },
  ...{ before: '问题从哪里来', title: '问题从哪里来', teacher: '沈岚', status: 1, status_text: '待审' },
  ...{ seconds: 0, is_new: false, captions: [], files: [], submitted_at: hoursAgo(2) },
  ...more,
});

/** A single choice with two versions, unless said otherwise. */
export const question = (more: Partial<DeskQuestion> = {}): DeskQuestion => ({
  ...{ id: 21, kind: 1, kind_text: '单选', course_id: 3, course: '论文写作：从选题到返修' },
  ...{ stem: '均值 $\\bar{x}$ 是什么？', subject: '统计', has_picture: false, version: 2, status: 1 },
  ...{
    status_text: '使用中',
    exams: 1,
    answered: 40,
    right_percent: 75,
    updated_at: hoursAgo(5),
    revision: 2,
  },
  document: {
    ...{ kind: 1, course_id: 3, stem: '均值 $\\bar{x}$ 是什么？', picture: '', picture_text: '' },
    ...{
      options: ['平均数', '中位数'],
      right: [['A']],
      explanation: '见第二讲',
      subject: '统计',
      lesson_ref: null,
    },
  },
  lesson: null,
  versions: [
    { number: 2, note: '改了题干', by: '许静', at: hoursAgo(5), stem: '均值是什么？' },
    { number: 1, note: '', by: '周晴', at: hoursAgo(50), stem: '均值？' },
  ],
  used_in: [{ id: 31, title: '期末考试', status_text: '开放中' }],
  ...more,
});

export const bank = (data: DeskQuestion[] = [question()]): DataOf<'GET /staff/exams/questions'> => ({
  ...pageOf(data),
  counts: { active: 8, retired: 1 },
});

/** A draft with one listed question, unless said otherwise. */
export const exam = (more: Partial<DeskExam> = {}): DeskExam => ({
  ...{ id: 31, course_id: 3, course: '论文写作：从选题到返修', lesson_id: null, lesson: '' },
  ...{ title: '期末考试', status: 0, status_text: '草稿', questions: 1, full: 4, minutes: 30, attempts: 0 },
  ...{ marking: 0, passed: 0, average: null, updated_at: hoursAgo(4), revision: 3 },
  document: {
    ...{ course_id: 3, lesson_id: null, title: '期末考试', intro: '', minutes: 30, pass_percent: 60 },
    ...{ max_attempts: 3, cool_down_minutes: 30, shuffle: true, show_answer: 2, for_certificate: true },
    ...{ source: 'list', questions: [{ question_id: 21, points: 4 }], draws: [] },
  },
  listed: [{ question_id: 21, kind: 1, kind_text: '单选', stem: '均值是什么？', status: 1, points: 4 }],
  bank: [
    { kind: 1, kind_text: '单选', count: 8 },
    { kind: 5, kind_text: '简答', count: 1 },
  ],
  missing: [],
  acts: ['save', 'open', 'delete'],
  history: [],
  ...more,
});

/** An attempt whose short answer waits for somebody. */
export const attempt = (more: Partial<DeskAttempt> = {}): DeskAttempt => ({
  ...{ id: 7, number: 1, user_id: 31, nickname: '云上的鱼', exam_id: 31, exam: '期末考试' },
  ...{ course: '论文写作：从选题到返修', status: 4, status_text: '待人工阅卷', timed_out: false },
  ...{ score: null, full: 14, passed: null, started_at: hoursAgo(3), handed_in_at: hoursAgo(2) },
  ...{ graded_at: null, revision: 5, pass: 8.4, void_reason: '', acts: ['mark', 'void'], history: [] },
  questions: [
    {
      ...{ place: 1, kind: 1, kind_text: '单选', points: 4, stem: '均值是什么？', picture: '' },
      ...{ picture_text: '', blanks: 0, rule: '', mine: ['B'], flagged: false, verdict: 'wrong', got: 0 },
      options: [
        { key: 'A', text: '平均数' },
        { key: 'B', text: '中位数' },
      ],
      ...{ right: ['A'], also: null, explanation: null, comment: null, lesson: null },
      ...{ question_id: 21, question_version: 2, suggestion: null, marked_by: '', marked_at: null },
    },
    {
      ...{ place: 2, kind: 5, kind_text: '简答', points: 10, stem: '为什么要随机？', picture: '' },
      ...{ picture_text: '', options: [], blanks: 0, rule: '', mine: ['为了让两组可比'], flagged: false },
      ...{ verdict: 'waiting', got: null, right: null, also: null, explanation: null, comment: null },
      ...{ lesson: null, question_id: 22, question_version: 1, marked_by: '', marked_at: null },
      suggestion: { points: 5, found: ['可比'], missing: ['混杂'] },
    },
  ],
  ...more,
});
