import { z } from 'zod';
import { type PeopleTextKind, peopleText } from './people-text';

/** Which checks of schemas are ours, and of what kind. */
const marks = new WeakMap<object, PeopleTextKind>();

/** The kind of text that a schema cleans; undefined for one that takes strings as they come. */
export function peopleTextKind(schema: z.core.$ZodType): PeopleTextKind | undefined {
  const { checks = [] } = schema._zod.def as z.core.$ZodStringDef;
  return checks.map((check) => marks.get(check)).find((kind) => kind !== undefined);
}

function kindOf(kind: PeopleTextKind) {
  return (params?: Parameters<typeof z.string>[0]): z.ZodString => {
    const check = z.overwrite(peopleText[kind]);
    marks.set(check, kind);
    return z.string(params).check(check);
  };
}

/** One line: a title, a name. Its ends are trimmed, line ends are blanks. */
export const line = kindOf('line');

/** A text of several lines. Its ends are trimmed, tabs stay. */
export const lines = kindOf('lines');

/** Rich text, as it was typed; the server cleans what it says once it is parsed. */
export const markup = kindOf('markup');

/** What is compared or looked up: a code, a search term, an address. Nothing unseen stays in it. */
export const word = kindOf('word');
