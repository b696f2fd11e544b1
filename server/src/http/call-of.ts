/** A call of the contract as a route's `queries` name it. */
export interface NamedCall {
  /** Key in the contract. */
  key: string;
  /** What fills each parameter of the key, in order: `:name` of the route's parameters, or a value as it stands. */
  fills: string[];
  /**
   * Parameters that the call takes of the page's address, with their names there: `keyword` and `keyword=q`; `id=:id` is
   * filled by a parameter of the route's path.
   */
  taken: { name: string; from: string }[];
}

const isParameter = (segment: string) => segment.startsWith(':');

function fillsOf(query: string, key: string): string[] | undefined {
  const [asked, declared] = [query.split('/'), key.split('/')];
  if (asked.length !== declared.length) return undefined;
  const fits = declared.every((segment, i) => isParameter(segment) || segment === asked[i]);
  return fits ? asked.filter((_, i) => isParameter(declared[i] ?? '')) : undefined;
}

/**
 * The call that `GET /service/detail/:goodsId` or `GET /clause/2` means; undefined for none. A call without parameters
 * wins over one whose parameter its last word would fill.
 */
export function callOf(query: string, keys: readonly string[]): NamedCall | undefined {
  const [path = '', names] = query.split('?');
  const taken = (names?.split('&') ?? []).map((pair) => {
    const [name = '', from = name] = pair.split('=');
    return { name, from };
  });
  const found = keys
    .map((key) => ({ key, fills: fillsOf(path, key), taken }))
    .filter((call): call is NamedCall => call.fills !== undefined);
  return found.sort((a, b) => a.fills.length - b.fills.length)[0];
}
