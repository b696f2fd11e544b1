/** A record as the address of a request takes it: numbers as text, without what is undefined. */
export function asTexts(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {};
  const kept = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/**
 * Method and address of a call. `'GET /service/detail/:id'` with `{ id: 5 }` is `GET /service/detail/5`.
 * @throws Error when a path parameter is missing: a mistake in the program
 */
export function addressOf(key: string, params: unknown): { method: string; path: string } {
  const space = key.indexOf(' ');
  const texts = asTexts(params);
  const path = key.slice(space + 1).replace(/:(\w+)/g, (_, name: string) => {
    const value = texts[name];
    if (value === undefined || value === '') throw new Error(`${key}: parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
  return { method: key.slice(0, space), path };
}
