import { z } from 'zod';
import { attemptStatus } from '../../attempt-status';
import { moment } from '../../fields';
import { lines } from '../../people-fields';
import { questionKind, questionRule } from '../../question-kind';

const codesOf = <T extends Record<string, number>>(codes: T) =>
  z.literal(Object.values(codes) as [T[keyof T], ...T[keyof T][]]);

export const questionKindCode = codesOf(questionKind);
export const attemptStatusCode = codesOf(attemptStatus);

/** A second of a lesson. */
export const lessonRef = z.object({
  lesson_id: z.int(),
  title: z.string(),
  /** The lesson's number in its course, from 1. */
  number: z.int(),
  at_seconds: z.int(),
});

/** An option as it is shown: letters follow the order in which it is shown. `T` and `F` for 判断. */
export const shownOption = z.object({ key: z.string(), text: z.string() });

/** What somebody answered: letters of options, one text a blank, or the one text of a 简答. Empty for nothing. */
export const answer = z
  .array(lines('答案不正确').max(questionRule.essay, `答案最多${questionRule.essay}个字`))
  .max(questionRule.blanks, '答案不正确');

/** A question as it is asked: nothing in it tells what is right. */
export const askedQuestion = z.object({
  /** Its number in the paper, from 1. */
  place: z.int(),
  kind: questionKindCode,
  kind_text: z.string(),
  points: z.number(),
  /** Plain text with formulas between dollar signs, as in the forum. */
  stem: z.string(),
  /** Address of a picture; empty for none. */
  picture: z.string(),
  /** What the picture shows. */
  picture_text: z.string(),
  options: z.array(shownOption),
  /** How many blanks a 填空 has; 0 for others. Each stands as `____` in the stem. */
  blanks: z.int(),
  /** How it is graded, in a sentence. */
  rule: z.string(),
});

/** A question of an open attempt with what was answered so far. */
export const paperQuestion = askedQuestion.extend({
  answer: z.array(z.string()),
  /** Of the answer: a save with the same number or a lower one changes nothing. 0 for nothing saved. */
  version: z.int(),
  flagged: z.boolean(),
  saved_at: moment.nullable(),
});

/** An answer to save. */
export const savedAnswer = z.strictObject({
  place: z.int('题号不正确').min(1, '题号不正确').max(1000, '题号不正确'),
  answer,
  /** One more than the version that the device knows. */
  version: z
    .int('版本不正确')
    .min(1, '版本不正确')
    .max(2 ** 31 - 1, '版本不正确'),
  flagged: z.boolean().optional(),
});

export const verdict = z.enum(['right', 'partial', 'wrong', 'waiting']);

/** A question of a result. What may not be seen yet is null. */
export const resultQuestion = askedQuestion.extend({
  mine: z.array(z.string()),
  flagged: z.boolean(),
  verdict: verdict.nullable(),
  got: z.number().nullable(),
  /** Letters of options; of a 填空 the first way of writing each blank. */
  right: z.array(z.string()).nullable(),
  /** Other ways of writing that count too, a list a blank. */
  also: z.array(z.array(z.string())).nullable(),
  explanation: z.string().nullable(),
  /** What the teacher wrote to a 简答. */
  comment: z.string().nullable(),
  lesson: lessonRef.nullable(),
  in_review: z.boolean(),
});

export const examAttemptRow = z.object({
  id: z.int(),
  number: z.int(),
  status: attemptStatusCode,
  status_text: z.string(),
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  /** Its time ran out. */
  timed_out: z.boolean(),
  started_at: moment,
  handed_in_at: moment.nullable(),
});

/** An exam as lists show it, with where the learner stands. */
export const examCard = z.object({
  id: z.int(),
  course_id: z.int(),
  course: z.string(),
  /** 0 for an exam of the whole course. */
  lesson_id: z.int(),
  lesson: z.string(),
  title: z.string(),
  intro: z.string(),
  minutes: z.int(),
  /** Full marks. */
  full: z.number(),
  /** Marks that pass. */
  pass: z.number(),
  pass_percent: z.int(),
  questions: z.int(),
  kinds: z.array(
    z.object({ kind: questionKindCode, kind_text: z.string(), count: z.int(), points: z.number() }),
  ),
  /** 0 for no limit. */
  max_attempts: z.int(),
  attempts_used: z.int(),
  /** Null for no limit. */
  attempts_left: z.int().nullable(),
  cool_down_minutes: z.int(),
  show_answer: z.int(),
  show_answer_text: z.string(),
  /** It counts for the course's certificate. */
  for_certificate: z.boolean(),
  state: z.enum(['ready', 'running', 'marking', 'passed', 'failed', 'used_up', 'closed']),
  state_text: z.string(),
  may_start: z.boolean(),
  /** Why it cannot be begun now; empty when it can. */
  why: z.string(),
  /** When the cool-down ends; null where it is over. */
  next_at: moment.nullable(),
  open_attempt: z
    .object({ id: z.int(), number: z.int(), deadline_at: moment, seconds_left: z.int(), answered: z.int() })
    .nullable(),
  /** The best graded attempt. */
  best: z.object({ attempt_id: z.int(), score: z.number(), passed: z.boolean() }).nullable(),
});

export const paper = z.object({
  attempt_id: z.int(),
  exam_id: z.int(),
  course_id: z.int(),
  course: z.string(),
  lesson_id: z.int(),
  title: z.string(),
  number: z.int(),
  max_attempts: z.int(),
  minutes: z.int(),
  full: z.number(),
  pass: z.number(),
  started_at: moment,
  deadline_at: moment,
  /** The server's clock, by which the time is counted. */
  now: moment,
  seconds_left: z.int(),
  /** Sentences that say the rules. */
  rules: z.array(z.string()),
  questions: z.array(paperQuestion),
});

export const result = z.object({
  exam: examCard,
  attempt: examAttemptRow,
  /** Null until it is graded. */
  score: z.number().nullable(),
  full: z.number(),
  pass: z.number(),
  passed: z.boolean().nullable(),
  /** The best of all attempts. */
  best_score: z.number().nullable(),
  seconds_used: z.int(),
  /** Null while they may not be seen. */
  counts: z.object({ right: z.int(), partial: z.int(), wrong: z.int(), waiting: z.int() }).nullable(),
  kinds: z
    .array(z.object({ kind: questionKindCode, kind_text: z.string(), got: z.number(), of: z.number() }))
    .nullable(),
  /** Right answers and explanations are in it. */
  shows: z.boolean(),
  /** Why they are not, or from when on they are; empty when they are. */
  shows_why: z.string(),
  questions: z.array(resultQuestion),
  attempts: z.array(examAttemptRow),
  /** Wrong questions of this attempt that came into the review list, and when the first of them is due. */
  review: z.object({ added: z.int(), total: z.int(), first_due: moment.nullable() }),
});
