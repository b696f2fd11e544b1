import { promises } from '@harbor/contract/promises';

const named = /\{=([A-Za-z]+)\}/g;

/**
 * Puts the promised numbers into a text that names them, e.g. `{=ticketHours} 小时内答复`: no content file has a copy of
 * a number that a setting has.
 * @throws Error for a name that no promise has: a mistake in the text
 */
export function fillPromises(text: string): string {
  return text.replace(named, (whole, name: string) => {
    if (!Object.hasOwn(promises, name))
      throw new Error(`${whole} is no promised number: see contract/promises`);
    return String(promises[name as keyof typeof promises]);
  });
}
