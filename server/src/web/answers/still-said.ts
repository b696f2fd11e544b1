/** Numbers that grow as people look, like, buy and write: old ones harm nobody for some seconds. */
const isCount = (name: string) => /(^|_)(count|total|views?|likes|collects|sales|stock)$/.test(name);

/** What data say, a text for each: of which thing (the `id` next above), under which name, what. Counts are left out. */
function* statements(value: unknown, of = '', name = ''): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* statements(item, of, name);
  else if (typeof value === 'object' && value !== null) {
    const own = 'id' in value ? `${name}/${JSON.stringify(value.id)}` : of;
    for (const [key, inner] of Object.entries(value)) yield* statements(inner, own, key);
  } else if (!isCount(name)) yield `${of}.${name}=${JSON.stringify(value)}`;
}

/**
 * Whether everything that older data say is said by newer ones too, but for counts: a page made of the older then shows
 * nothing that was taken away, hidden or corrected since.
 */
export function stillSaid(older: unknown, newer: unknown): boolean {
  const said = new Set(statements(newer));
  for (const statement of statements(older)) if (!said.has(statement)) return false;
  return true;
}
