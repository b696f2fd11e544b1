/**
 * The same record with every `'null'` turned into an empty string: accounts imported from the old site carry that word
 * where a field was empty.
 */
export function withoutNullWords<T extends object>(record: T): T {
  const entries = Object.entries(record).map(([key, value]) => [key, value === 'null' ? '' : value]);
  return Object.fromEntries(entries) as T;
}
