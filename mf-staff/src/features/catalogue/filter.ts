import type { ListFilter, StateFilter } from './queries';

export const states: readonly (readonly [value: StateFilter | undefined, title: string])[] = [
  [undefined, '全部'],
  ['on', '在架'],
  ['draft', '草稿'],
  ['off', '已下架'],
  ['archived', '已归档'],
];

const whole = (value: string | null) => (/^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : undefined);

/** Reads the address; what makes no sense there is left out. */
export function readFilter(search: URLSearchParams): ListFilter {
  return {
    category: whole(search.get('category')),
    status: states.find(([value]) => value === search.get('status'))?.[0],
    keyword: (search.get('keyword') ?? '').slice(0, 50),
    page: whole(search.get('page')) ?? 1,
  };
}

/** The parameters of the address; what has its usual value is left out. */
export function writeFilter({ category, status, keyword, page }: ListFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (category) search.set('category', String(category));
  if (status) search.set('status', status);
  if (keyword) search.set('keyword', keyword);
  if (page > 1) search.set('page', String(page));
  return search;
}
