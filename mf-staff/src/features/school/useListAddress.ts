import { useLocation, useSearchParams } from '@harbor/runtime';

/** What a list shows, as its address says it: each filter by its name, and the page. */
export interface ListAddress<N extends string> {
  /** Of a filter; empty for none. */
  value: (name: N) => string;
  /** The value where it is one of those that are known; undefined otherwise. */
  oneOf: <V extends string>(name: N, known: readonly V[]) => V | undefined;
  /** The value as the number of a thing; undefined where it is none. */
  number: (name: N) => number | undefined;
  page: number;
  /** Something is filtered. */
  narrowed: boolean;
  /** Filters anew, from the first page on. */
  go: (next: Partial<Record<N, string | undefined>>) => void;
  /** The address with other filters, on its first page. */
  to: (next: Partial<Record<N, string | undefined>>) => string;
  /** The address of another page. */
  toPage: (page: number) => string;
}

const longest = 50;
const whole = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined);

/** Filters and page of a list, kept in its address: reload, sharing and going back bring the same list. */
export function useListAddress<const N extends string>(names: readonly N[]): ListAddress<N> {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const value = (name: N) => (search.get(name) ?? '').slice(0, longest);

  function written(next: Partial<Record<N, string | undefined>>, page = 1): URLSearchParams {
    const query = new URLSearchParams();
    for (const name of names) {
      const text = name in next ? next[name] : value(name);
      if (text) query.set(name, text);
    }
    if (page > 1) query.set('page', String(page));
    return query;
  }
  const addressOf = (query: URLSearchParams) => (query.size > 0 ? `${pathname}?${query}` : pathname);

  return {
    value,
    oneOf: (name, known) => known.find((one) => one === value(name)),
    number: (name) => whole(value(name)),
    page: whole(search.get('page')) ?? 1,
    narrowed: names.some((name) => value(name) !== ''),
    go: (next) => setSearch(written(next)),
    to: (next) => addressOf(written(next)),
    toPage: (page) => addressOf(written({}, page)),
  };
}
