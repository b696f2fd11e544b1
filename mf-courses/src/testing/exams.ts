import type { DataOf, ExamCard, ExamPaper, ExamResult } from '@harbor/contract';

/** Exams as the server answers them, for tests. */
export const exam = (part: Partial<ExamCard> = {}): ExamCard => ({
  id: 7,
  course_id: 1,
  course: '英文学术写作',
  lesson_id: 12,
  lesson: '第 2 讲 衔接与过渡',
  title: '第 2 讲小测',
  intro: '',
  minutes: 20,
  full: 10,
  pass: 6,
  pass_percent: 60,
  questions: 2,
  kinds: [{ kind: 1, kind_text: '单选', count: 1, points: 4 }],
  max_attempts: 3,
  attempts_used: 0,
  attempts_left: 3,
  cool_down_minutes: 30,
  show_answer: 1,
  show_answer_text: '交卷后可看答案与讲解',
  for_certificate: false,
  state: 'ready',
  state_text: '未参加',
  may_start: true,
  why: '',
  next_at: null,
  open_attempt: null,
  best: null,
  ...part,
});

export const paper = (part: Partial<ExamPaper> = {}): ExamPaper => {
  const now = Date.now();
  return {
    attempt_id: 70,
    exam_id: 7,
    course_id: 1,
    course: '英文学术写作',
    lesson_id: 12,
    title: '第 2 讲小测',
    number: 1,
    max_attempts: 3,
    minutes: 20,
    full: 10,
    pass: 6,
    started_at: new Date(now).toISOString(),
    deadline_at: new Date(now + 20 * 60_000).toISOString(),
    now: new Date(now).toISOString(),
    seconds_left: 1200,
    rules: ['交卷后立即出分'],
    questions: [
      {
        place: 1,
        kind: 1,
        kind_text: '单选',
        points: 4,
        stem: '哪一句有衔接？',
        picture: '',
        picture_text: '',
        options: [
          { key: 'A', text: '第一句' },
          { key: 'B', text: '第二句' },
        ],
        blanks: 0,
        rule: '单选：选对得满分',
        answer: [],
        version: 0,
        flagged: false,
        saved_at: null,
      },
      {
        place: 2,
        kind: 4,
        kind_text: '填空',
        points: 6,
        stem: '调整后的值约为 ____。',
        picture: '',
        picture_text: '',
        options: [],
        blanks: 1,
        rule: '填空：首尾空格不计',
        answer: [],
        version: 0,
        flagged: false,
        saved_at: null,
      },
    ],
    ...part,
  };
};

/** What a save answers that takes everything. */
export const saved = (answers: { place: number; answer: string[]; version: number; flagged?: boolean }[]) => {
  const now = Date.now();
  return {
    saved_at: new Date(now).toISOString(),
    deadline_at: new Date(now + 20 * 60_000).toISOString(),
    now: new Date(now).toISOString(),
    seconds_left: 1200,
    answered: answers.length,
    answers: answers.map(({ place, answer, version, flagged = false }) => ({
      place,
      version,
      applied: true,
      answer,
      flagged,
    })),
  } satisfies DataOf<'PUT /examination/save/:id'>;
};

export const result = (part: Partial<ExamResult> = {}): ExamResult => {
  const attempt = {
    id: 70,
    number: 1,
    status: 5 as const,
    status_text: '已出分',
    score: 4,
    passed: false,
    timed_out: false,
    started_at: '2026-11-23T14:00:00+08:00',
    handed_in_at: '2026-11-23T14:19:00+08:00',
  };
  const [first, second] = paper().questions;
  if (!first || !second) throw new Error('the paper has two questions');
  const asked = ({ answer: _, version: __, saved_at: ___, ...rest }: typeof first) => rest;
  return {
    exam: exam({ attempts_used: 1, attempts_left: 2, state: 'failed', may_start: false, why: '冷却中' }),
    attempt,
    score: 4,
    full: 10,
    pass: 6,
    passed: false,
    best_score: 4,
    seconds_used: 300,
    counts: { right: 1, partial: 0, wrong: 1, waiting: 0 },
    kinds: [{ kind: 1, kind_text: '单选', got: 4, of: 4 }],
    shows: true,
    shows_why: '',
    questions: [
      {
        ...asked(first),
        mine: ['A'],
        verdict: 'right',
        got: 4,
        right: ['A'],
        also: [],
        explanation: '第一句用了连接词。',
        comment: null,
        lesson: null,
        in_review: false,
      },
      {
        ...asked(second),
        mine: ['0.67'],
        verdict: 'wrong',
        got: 0,
        right: ['0.66'],
        also: [['.66']],
        explanation: '分母是 47。',
        comment: null,
        lesson: { lesson_id: 12, title: '衔接与过渡', number: 2, at_seconds: 61 },
        in_review: true,
      },
    ],
    attempts: [attempt],
    review: { added: 1, total: 31, first_due: '2026-11-24T09:00:00+08:00' },
    ...part,
  };
};
