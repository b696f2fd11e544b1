import { type FormAnswers, type FormFile, fieldsOf, shownFields } from './answers';
import { cleanAnswers } from './clean';
import type { OrderFormSchema } from './document';

/** A number of words that differs from what the files hold. */
export interface WordGap {
  key: string;
  label: string;
  given: number;
  counted: number;
}

/** From this share on a difference is pointed out. */
export const wordTolerance = 0.1;

/** Words of the files that a field counts; null while none of them can be counted. */
export function countedWords(answers: FormAnswers, filesKey: string): number | null {
  const held = answers[filesKey];
  const counts = (Array.isArray(held) ? (held as FormFile[]) : []).flatMap(({ words }) =>
    words === null ? [] : [words],
  );
  return counts.length > 0 ? counts.reduce((sum, one) => sum + one, 0) : null;
}

/** Numbers of words that are more than 10 % away from what was counted: a hint for the user, a flag for staff. */
export function wordGaps(schema: OrderFormSchema, raw: unknown): WordGap[] {
  const answers = cleanAnswers(schema, raw);
  return shownFields(fieldsOf(schema), answers).flatMap(({ key, label, count_from }) => {
    const given = answers[key];
    const counted = count_from ? countedWords(answers, count_from) : null;
    if (typeof given !== 'number' || counted === null || counted === 0) return [];
    return Math.abs(given - counted) > counted * wordTolerance ? [{ key, label, given, counted }] : [];
  });
}

/**
 * Answers in which numbers of words follow their files, after `key` has changed: while they are empty or stand at what
 * the files held before. A number that somebody typed stays.
 */
export function followCount(
  schema: OrderFormSchema,
  before: FormAnswers,
  after: FormAnswers,
  key: string,
): FormAnswers {
  const counting = fieldsOf(schema).filter(({ count_from }) => count_from === key);
  const followed = counting.flatMap((field) => {
    const given = before[field.key];
    const untouched = given === '' || given === undefined || given === countedWords(before, key);
    const counted = countedWords(after, key);
    return untouched && counted !== null ? [[field.key, counted] as const] : [];
  });
  return followed.length > 0 ? { ...after, ...Object.fromEntries(followed) } : after;
}
