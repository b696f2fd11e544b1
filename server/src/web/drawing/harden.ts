/**
 * Takes the ways to make code of strings from this process. An object of Node's own realm reaches a context now and then
 * (the error of a refused `import()` is one), and by its constructor's constructor came whatever Node can do.
 */
export function harden(): void {
  const kinds = [() => {}, async () => {}, function* () {}, async function* () {}];
  for (const kind of kinds)
    Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', { value: undefined, writable: false });
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined, writable: false });
}
