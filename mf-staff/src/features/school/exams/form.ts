import type { DeskExam } from '@harbor/contract';
import { examRule, type ShowAnswer } from '@harbor/contract/exam-status';
import { type QuestionKind, questionKind, questionRule } from '@harbor/contract/question-kind';
import type { Problems } from '../useRowEditor';
import { marks } from '../words';

export type ExamDocument = DeskExam['document'];

/** A question that an exam lists, as it is typed. */
export interface ListedForm {
  question_id: number;
  kind: QuestionKind;
  stem: string;
  points: string;
}

/** How many of a type are drawn, as it is typed; an empty number draws none. */
export interface DrawForm {
  count: string;
  points: string;
}

/** An exam as it is typed. */
export interface ExamForm {
  course: number;
  /** 0: of the whole course. */
  lesson: number;
  title: string;
  intro: string;
  minutes: string;
  pass: string;
  /** Empty for no limit. */
  attempts: string;
  coolDown: string;
  shuffle: boolean;
  show: ShowAnswer;
  certificate: boolean;
  source: ExamDocument['source'];
  listed: ListedForm[];
  draws: Record<QuestionKind, DrawForm>;
}

export const kinds = Object.values(questionKind);

/** What a question of a type is usually worth. */
export const usualPoints: Record<QuestionKind, string> = { 1: '4', 2: '6', 3: '2', 4: '4', 5: '10' };

const noDraws = (): Record<QuestionKind, DrawForm> => {
  const of = (kind: QuestionKind): DrawForm => ({ count: '', points: usualPoints[kind] });
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
};

export const emptyExam = (course: number): ExamForm => ({
  ...{ course, lesson: 0, title: '', intro: '', minutes: '30', pass: '60', attempts: '3', coolDown: '30' },
  ...{ shuffle: true, show: 2, certificate: true, source: 'list', listed: [], draws: noDraws() },
});

/** An exam as it can be typed on. */
export function formOf({ document, listed }: Pick<DeskExam, 'document' | 'listed'>): ExamForm {
  const draws = noDraws();
  for (const { kind, count, points } of document.draws)
    draws[kind] = { count: String(count), points: marks(points) };
  return {
    course: document.course_id,
    lesson: document.lesson_id ?? 0,
    ...{ title: document.title, intro: document.intro, minutes: String(document.minutes) },
    pass: String(document.pass_percent),
    attempts: document.max_attempts === 0 ? '' : String(document.max_attempts),
    coolDown: String(document.cool_down_minutes),
    ...{ shuffle: document.shuffle, show: document.show_answer, certificate: document.for_certificate },
    source: document.source,
    listed: listed.map(({ question_id, kind, stem, points }) => ({
      ...{ question_id, kind, stem },
      points: marks(points),
    })),
    draws,
  };
}

/** What is no number goes as one that the server names wrong at its field. */
const whole = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : -1);

/** Marks as they are typed: in halves; undefined for what is none. */
export function pointsOf(text: string): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,3}(\.[05])?$/.test(typed)) return undefined;
  const points = Number(typed);
  return points >= 0.5 && points <= questionRule.points ? points : undefined;
}

const drawn = ({ draws }: ExamForm) =>
  kinds.flatMap((kind) => {
    const { count, points } = draws[kind];
    return count.trim() && whole(count) !== 0 ? { kind, count: whole(count), points } : [];
  });

/** What is sent. Pure. */
export const documentOf = (form: ExamForm): ExamDocument => ({
  course_id: form.course,
  lesson_id: form.lesson || null,
  title: form.title.trim(),
  intro: form.intro.trim(),
  minutes: whole(form.minutes),
  pass_percent: whole(form.pass),
  max_attempts: form.attempts.trim() ? whole(form.attempts) : 0,
  cool_down_minutes: form.coolDown.trim() ? whole(form.coolDown) : 0,
  shuffle: form.shuffle,
  show_answer: form.show,
  for_certificate: form.certificate,
  source: form.source,
  questions:
    form.source === 'list'
      ? form.listed.map(({ question_id, points }) => ({ question_id, points: pointsOf(points) ?? 0 }))
      : [],
  draws:
    form.source === 'draw'
      ? drawn(form).map(({ kind, count, points }) => ({ kind, count, points: pointsOf(points) ?? 0 }))
      : [],
});

/** Full marks and number of questions, as far as they are typed well. Pure. */
export function sumOf(form: ExamForm): { questions: number; full: number } {
  const { questions, draws } = documentOf(form);
  const counted = draws.filter(({ count }) => count > 0);
  return {
    questions: questions.length + counted.reduce((sum, { count }) => sum + count, 0),
    full:
      questions.reduce((sum, { points }) => sum + points, 0) +
      counted.reduce((sum, { count, points }) => sum + count * points, 0),
  };
}

/**
 * What can be said before anything is sent. Pure.
 * @param available active questions of the course's bank, by type; left out while they are not known
 */
export function problemsOf(form: ExamForm, available?: Partial<Record<QuestionKind, number>>): Problems {
  const found: Problems = {};
  const { minutes } = examRule;
  const sent = documentOf(form);
  if (!form.course) found.course_id = '请选择课程';
  if (sent.title.length < 2) found.title = '考试名称至少2个字';
  if (sent.minutes < minutes.least || sent.minutes > minutes.most)
    found.minutes = `${minutes.least}至${minutes.most}分钟`;
  if (sent.pass_percent < 1 || sent.pass_percent > 100) found.pass_percent = '1至100';
  if (sent.max_attempts < 0 || sent.max_attempts > examRule.attempts)
    found.max_attempts = `1至${examRule.attempts}次，不限次数则不填`;
  if (sent.cool_down_minutes < 0 || sent.cool_down_minutes > examRule.coolDown)
    found.cool_down_minutes = '0至10080分钟（七天）';
  if (form.source === 'list')
    form.listed.forEach(({ points }, n) => {
      if (pointsOf(points) === undefined) found[`questions.${n}.points`] = '分值以0.5为单位，最多100';
    });
  else
    for (const { kind, count, points } of drawn(form)) {
      const there = available?.[kind];
      if (count < 1) found[`draws.${kind}`] = '请填写题数';
      else if (there !== undefined && count > there) found[`draws.${kind}`] = `题库里只有 ${there} 题可用`;
      else if (pointsOf(points) === undefined) found[`draws.${kind}`] = '分值以0.5为单位，最多100';
    }
  const { questions } = sumOf(form);
  if (questions > examRule.questions) found.questions = `最多${examRule.questions}题，现在 ${questions} 题`;
  return found;
}

const names: Record<string, string> = {
  course_id: '课程',
  lesson_id: '讲次',
  title: '考试名称',
  intro: '说明',
  minutes: '时长',
  pass_percent: '及格线',
  max_attempts: '次数',
  cool_down_minutes: '间隔',
  questions: '试题',
  draws: '随机组卷',
};

/** `时长：1至300分钟`, `第 3 题：分值以0.5为单位`. */
export function saidOf(field: string, text: string): string {
  const [head = '', n] = field.split('.');
  if (head === 'questions' && n !== undefined) return `第 ${Number(n) + 1} 题：${text}`;
  const name = names[head];
  return name ? `${name}：${text}` : text;
}
