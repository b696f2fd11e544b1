import { ApiError } from '@harbor/runtime';
import { errorText } from '@harbor/ui';

/** What concerns a form as a whole: a sentence, and for refused repeats the moment from which another try makes sense. */
export interface FormProblem {
  text: string;
  /** Milliseconds since 1970. */
  until?: number;
}

export interface Refusal {
  /** First message of each field that the form has. */
  fields: Record<string, string>;
  /** What is left to say about the form as a whole. */
  problem: FormProblem | null;
}

/** `consent.terms` is the field `terms` of a form. */
function fieldName(path: string): string {
  return path.split('.').at(-1) ?? path;
}

/** Sorts what the server said: to the fields it is about, and the rest to the form. */
export function refusalOf(error: unknown, names: readonly string[]): Refusal {
  const errors = error instanceof ApiError ? (error.errors ?? {}) : {};
  const entries = Object.entries(errors).map(([path, [text = '']]) => [fieldName(path), text] as const);
  const fields = Object.fromEntries(entries.filter(([name]) => names.includes(name)));
  const others = entries.filter(([name]) => !names.includes(name));
  if (entries.length > 0 && others.length === 0) return { fields, problem: null };
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  return {
    fields,
    problem: {
      text: others[0]?.[1] || errorText(error),
      until: retryAfter && Date.now() + retryAfter * 1000,
    },
  };
}
