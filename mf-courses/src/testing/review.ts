import type { DataOf, ReviewItem, ReviewRow } from '@harbor/contract';

/** The review list as the server answers it, for tests. */
export const row = (part: Partial<ReviewRow> = {}): ReviewRow => ({
  id: 3,
  kind: 'question',
  kind_text: '错题',
  course: { id: 1, title: '英文学术写作', cover: '' },
  lesson: { lesson_id: 12, title: '衔接与过渡', number: 2, at_seconds: 61 },
  title: '单次比较的显著性水平取多少？',
  due_at: '2026-11-28T09:00:00+08:00',
  due_text: '今天',
  due: true,
  overdue_days: 0,
  reviewed_at: null,
  last_grade_text: '',
  removed: false,
  reps: 1,
  lapses: 0,
  interval_days: 0,
  settled: false,
  ...part,
});

export const reviewList = (rows: ReviewRow[]): DataOf<'GET /review/list'> => ({
  data: rows,
  total: rows.length,
  current_page: 1,
  per_page: 20,
  last_page: 1,
  summary: {
    due: rows.length,
    done_today: 2,
    minutes: 6,
    streak: 12,
    questions: 31,
    notes: 112,
    settled: 86,
    ahead: [{ day: '2026-11-28', count: rows.length }],
    courses: [],
  },
  settings: { remind: true, hour: 20 },
});

export const item = (part: Partial<ReviewItem> = {}): ReviewItem => ({
  ...row(),
  question: {
    kind: 1,
    kind_text: '单选',
    stem: '单次比较的显著性水平取多少？',
    picture: '',
    picture_text: '',
    options: [
      { key: 'A', text: '0.05' },
      { key: 'B', text: '约 0.0083' },
    ],
    blanks: 0,
    rule: '单选：选对得满分',
    mine: ['A'],
    right: ['B'],
    also: [],
    explanation: 'Bonferroni 把总水平平均分到每一次。',
    exam: '第 2 讲小测',
  },
  note: null,
  next: [
    { grade: 1, label: '忘了', due_at: '2026-11-29T09:00:00+08:00', text: '明天再见' },
    { grade: 3, label: '记得', due_at: '2026-12-05T09:00:00+08:00', text: '7 天后' },
  ],
  related: { topics: [], services: [] },
  ...part,
});
