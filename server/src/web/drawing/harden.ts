/**
 * Makes sure that this process was started as `fenced.ts` says; one that was not draws nothing.
 * @throws Error where Node's own built-ins can be changed, or code can be made of strings
 */
export function harden(): void {
  for (const holder of [Object.prototype, Function.prototype, Array.prototype, Error, Object])
    if (!Object.isFrozen(holder)) throw new Error('the built-ins of this process are not frozen');
  try {
    new Function('');
  } catch {
    return;
  }
  throw new Error('this process makes code of strings');
}
