import type { GoodsSort, ServiceSearch } from '@harbor/contract';

/** What the list shows, as the address bar holds it; amounts in 分. */
export interface GoodsFilters {
  category?: number;
  days?: number;
  min?: number;
  max?: number;
  quote?: boolean;
  score?: number;
  trial?: boolean;
  keyword: string;
  sort: GoodsSort;
  page: number;
}

export const sortLabels: Record<GoodsSort, string> = {
  default: '综合',
  sales: '销量',
  price_asc: '价格从低到高',
  price_desc: '价格从高到低',
  score: '评分',
  new: '新品',
};

function isSort(value: string | null): value is GoodsSort {
  return value !== null && value in sortLabels;
}

function positive(value: string | null): number | undefined {
  const number = Number(value);
  return value && Number.isFinite(number) && number > 0 ? number : undefined;
}

function whole(value: string | null): number | undefined {
  const number = positive(value);
  return number && Number.isInteger(number) ? number : undefined;
}

function yuanToFen(value: string | undefined): number | undefined {
  const yuan = positive(value ?? null);
  return yuan === undefined ? undefined : Math.round(yuan * 100);
}

/** Reads the address; what makes no sense there is left out rather than sent to the server. */
export function readFilters(params: URLSearchParams): GoodsFilters {
  const category = whole(params.get('category'));
  const [min, max] = (params.get('price') ?? '').split('-');
  const score = positive(params.get('score'));
  const sort = params.get('sort');
  return {
    category: category && category <= 7 ? category : undefined,
    days: whole(params.get('days')),
    min: yuanToFen(min),
    max: yuanToFen(max),
    quote: params.get('quote') === '1' || undefined,
    score: score && score <= 5 ? score : undefined,
    trial: params.get('trial') === '1' || undefined,
    keyword: (params.get('keyword') ?? '').trim().slice(0, 50),
    sort: isSort(sort) ? sort : 'default',
    page: whole(params.get('page')) ?? 1,
  };
}

/** The address of these filters; what has its usual value is left out. */
export function writeFilters(filters: GoodsFilters): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') params.set(name, String(value));
  };
  put('category', filters.category);
  put('keyword', filters.keyword);
  put('days', filters.days);
  if (filters.min !== undefined || filters.max !== undefined) {
    const yuan = (fen?: number) => (fen === undefined ? '' : String(fen / 100));
    put('price', `${yuan(filters.min)}-${yuan(filters.max)}`);
  }
  put('quote', filters.quote ? 1 : undefined);
  put('score', filters.score);
  put('trial', filters.trial ? 1 : undefined);
  put('sort', filters.sort === 'default' ? undefined : filters.sort);
  put('page', filters.page > 1 ? filters.page : undefined);
  return params;
}

/** Link to the list with these filters, e.g. `/productservice/?category=5`. */
export function listPath(filters: Partial<GoodsFilters>): string {
  const query = writeFilters({ keyword: '', sort: 'default', page: 1, ...filters }).toString();
  return query ? `/productservice/?${query}` : '/productservice/';
}

/** Body of the search for one page of these filters. */
export function searchBody(filters: GoodsFilters, perPage: number): ServiceSearch {
  return {
    keyword: filters.keyword || undefined,
    category_id: filters.category,
    sort: filters.sort,
    min_fen: filters.min,
    max_fen: filters.max,
    max_days: filters.days,
    min_score: filters.score,
    price_mode: filters.quote ? 3 : undefined,
    need_trial: filters.trial,
    page: filters.page,
    per_page: perPage,
  };
}

/** The same filters with some changed, back on the first page. */
export function change(filters: GoodsFilters, part: Partial<GoodsFilters>): GoodsFilters {
  return { ...filters, page: 1, ...part };
}

/** Only the sort order stays. */
export function cleared(filters: GoodsFilters): GoodsFilters {
  return { keyword: '', sort: filters.sort, page: 1 };
}

function priceText({ min, max }: GoodsFilters): string {
  const yuan = (fen: number) => String(fen / 100);
  if (min === undefined) return `¥${yuan(max ?? 0)} 以下`;
  return max === undefined ? `¥${yuan(min)} 以上` : `¥${yuan(min)}–${yuan(max)}`;
}

/** A chosen filter as a person reads it, and what is left without it. */
export interface ChosenFilter {
  label: string;
  without: GoodsFilters;
}

/** @param categoryTitle Chinese name of the chosen category, if one is chosen */
export function chosenFilters(filters: GoodsFilters, categoryTitle: string): ChosenFilter[] {
  const chosen: ChosenFilter[] = [];
  const add = (label: string, part: Partial<GoodsFilters>) =>
    chosen.push({ label, without: change(filters, part) });
  if (filters.category) add(categoryTitle || '分类', { category: undefined });
  if (filters.keyword) add(`“${filters.keyword}”`, { keyword: '' });
  if (filters.days) add(`${filters.days} 天内`, { days: undefined });
  if (filters.min !== undefined || filters.max !== undefined) {
    add(priceText(filters), { min: undefined, max: undefined });
  }
  if (filters.quote) add('先报价', { quote: undefined });
  if (filters.score) add(`${filters.score} 分以上`, { score: undefined });
  if (filters.trial) add('可先试做', { trial: undefined });
  return chosen;
}
