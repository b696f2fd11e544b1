import { type QuestionKind, questionKindLabel } from '@harbor/contract/question-kind';
import { z } from 'zod';

const kinds = Object.fromEntries(
  Object.entries(questionKindLabel).map(([code, label]) => [label, Number(code)]),
) as Record<string, QuestionKind>;

const kind = z.string().transform((label, ctx) => {
  const code = kinds[label];
  if (code === undefined) {
    ctx.addIssue({ code: 'custom', message: `no type of question is called ${label}` });
    return z.NEVER;
  }
  return code;
});

/** `01:05` in seconds. */
const at = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

/** A question; `right` is letters (`ABD`), `T` or `F`, or ways of writing each blank and keyword. */
const question = z.strictObject({
  kind,
  stem: z.string(),
  options: z.array(z.string()).default([]),
  right: z
    .union([z.string(), z.array(z.array(z.string()))])
    .transform((given) => (typeof given === 'string' ? [[...given]] : given)),
  explanation: z.string(),
  subject: z.string().max(20),
  /** The number of the lesson in its course. */
  lesson: z.int(),
  at,
  /** The name of a picture in `media/questions/`. */
  picture: z.string().optional(),
  picture_text: z.string().optional(),
});

const exam = z.strictObject({
  title: z.string(),
  intro: z.string(),
  /** The number of the lesson; null for the whole course. */
  lesson: z.int().nullable(),
  minutes: z.int(),
  pass_percent: z.int(),
  max_attempts: z.int(),
  cool_down_minutes: z.int(),
  shuffle: z.boolean(),
  show_answer: z.literal([0, 1, 2]),
  for_certificate: z.boolean(),
  /** Places in the file's questions from 1, with their points. */
  list: z.array(z.tuple([z.int(), z.number()])).optional(),
  /** Types with how many are drawn and the points of each. */
  draws: z.array(z.tuple([kind, z.int(), z.number()])).optional(),
});

/** The bank and the exams of one course. */
export const bankFile = z.strictObject({
  course: z.int(),
  questions: z.array(question),
  exams: z.array(exam),
});

export type BankFile = z.output<typeof bankFile>;
