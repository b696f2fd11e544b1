import { promises } from '@harbor/contract/promises';

const named = /\{=([A-Za-z]+)\}/g;

const isPromise = (name: string): name is keyof typeof promises => Object.hasOwn(promises, name);

/** Every number that a text may name, with what readers see for it. */
export const promisedNumbers = Object.entries(promises).map(([name, value]) => ({
  name,
  value: String(value),
}));

/** Names of numbers that stand in a text and that no promise has. Pure. */
export const unknownNumbers = (text: string): string[] =>
  [...text.matchAll(named)].map(([, name = '']) => name).filter((name) => !isPromise(name));

/**
 * Puts the promised numbers into a text that names them, e.g. `{=ticketHours} 小时内答复`: no text has a copy of a
 * number that a setting has.
 * @throws Error for a name that no promise has: a mistake in a text that comes with the server
 */
export function fillPromises(text: string): string {
  const [unknown] = unknownNumbers(text);
  if (unknown !== undefined) throw new Error(`{=${unknown}} is no promised number: see contract/promises`);
  return fillKnown(text);
}

/** The same for what staff wrote, which was checked as it was saved: a name that is gone since stays as it is. */
export const fillKnown = (text: string): string =>
  text.replace(named, (whole, name: string) => (isPromise(name) ? String(promises[name]) : whole));
