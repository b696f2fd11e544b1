import { tabOf, type tabs } from './tabs';

/** What the order list shows. */
export interface OrderFilters {
  tab: (typeof tabs)[number];
  keyword: string;
  page: number;
}

export function readOrderFilters(params: URLSearchParams): OrderFilters {
  const page = Number(params.get('page'));
  return {
    tab: tabOf(params.get('tab')),
    keyword: (params.get('keyword') ?? '').trim().slice(0, 50),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Query of the list's address; usual values are left out. */
export function orderAddress({ tab, keyword, page }: OrderFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (tab.key !== 'all') params.set('tab', tab.key);
  if (keyword) params.set('keyword', keyword);
  if (page > 1) params.set('page', String(page));
  return params;
}
