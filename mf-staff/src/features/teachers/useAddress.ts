import { useLocation, useSearchParams } from '@harbor/runtime';

/** What a list of states shows, as its address says it. */
export interface StateAddress {
  state: number;
  page: number;
  keyword: string;
  /** The address of another state. */
  to: (state: number) => string;
  /** The address of another page. */
  toPage: (page: number) => string;
}

const whole = (text: string | null) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : undefined);

/** State and page of a list, kept in its address: reload, sharing and going back bring the same list. */
export function useAddress(first: number): StateAddress {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const state = whole(search.get('state')) ?? first;
  const keyword = (search.get('keyword') ?? '').slice(0, 40);
  const written = (next: { state: number; page?: number }) => {
    const query = new URLSearchParams({ state: String(next.state) });
    if (keyword) query.set('keyword', keyword);
    if (next.page && next.page > 1) query.set('page', String(next.page));
    return `${pathname}?${query}`;
  };
  return {
    state,
    keyword,
    page: whole(search.get('page')) ?? 1,
    to: (next) => written({ state: next }),
    toPage: (page) => written({ state, page }),
  };
}
