import './messages';
import { z } from 'zod';
import { invalid } from './problem';

/** The messages of a failed parse by field; each unknown key is a field of its own. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const add = (path: PropertyKey[], message: string) => {
    const field = path.map(String).join('.') || '_';
    errors[field] = [...(errors[field] ?? []), message];
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add([...issue.path, key], '不支持的字段');
    else add(issue.path, issue.message);
  }
  return errors;
}

/** Fields whose text holds the character U+0000, which PostgreSQL cannot store. */
function withNul(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path || '_'] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => withNul(inner, path ? `${path}.${key}` : key));
}

const loneHalf = /\p{Surrogate}/gu;

/**
 * With U+FFFD for half of a pair that stands for one character, which PostgreSQL's JSON cannot hold: a field that cuts
 * what is typed at a length may leave half an emoji, and nobody is to lose a text over it.
 */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(loneHalf, '\ufffd');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  const made: unknown = Object.getPrototypeOf(value);
  if (made !== Object.prototype && made !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.replace(loneHalf, '\ufffd'), wellFormed(inner)]),
  );
}

/**
 * Parses a part of a request.
 * @throws HttpProblem 422 with the messages of each field.
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  const unreadable = withNul(parsed.data);
  if (unreadable.length === 0) return wellFormed(parsed.data) as z.output<S>;
  throw invalid(Object.fromEntries(unreadable.map((field) => [field, ['含有不支持的字符']])));
}

const noBody = z.strictObject({}).nullish();

/** Parses a JSON body; a missing one counts as `{}` so that its fields are named, and none may come where none is declared. */
export function parseBody(schema: z.ZodType | undefined, body: unknown): unknown {
  if (!schema) return parseInput(noBody, body);
  if (body !== undefined && body !== null) return parseInput(schema, body);
  const absent = schema.safeParse(undefined);
  return absent.success ? absent.data : parseInput(schema, {});
}
