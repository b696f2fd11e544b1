import type { GoodsSort, ServiceSearch } from './areas/services';

/** What a list of services shows, as its address holds it; amounts in 分. */
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

/** Every order of a list, as people read it. */
export const sortLabels: Record<GoodsSort, string> = {
  default: '综合',
  sales: '销量',
  price_asc: '价格从低到高',
  price_desc: '价格从高到低',
  score: '评分',
  new: '新品',
};

/** Largest number of a category that an address may name. */
const mostCategory = 9999;

/** Services on one page of a list. */
export const goodsPerPage = 12;

function isSort(value: string | null): value is GoodsSort {
  return value !== null && value in sortLabels;
}

function positive(value: string | null): number | undefined {
  const number = Number(value);
  return value && Number.isFinite(number) && number > 0 ? number : undefined;
}

function whole(value: string | null, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = positive(value);
  return number && Number.isInteger(number) && number <= most ? number : undefined;
}

function yuanToFen(value: string | undefined): number | undefined {
  const fen = Math.round((positive(value ?? null) ?? 0) * 100);
  return fen > 0 && Number.isSafeInteger(fen) ? fen : undefined;
}

/** Reads the address; what makes no sense there is left out rather than refused: addresses come from anywhere. */
export function readFilters(params: URLSearchParams): GoodsFilters {
  const [lowest, highest] = (params.get('price') ?? '').split('-').map(yuanToFen);
  const contrary = lowest !== undefined && highest !== undefined && lowest > highest;
  const score = positive(params.get('score'));
  const sort = params.get('sort');
  return {
    category: whole(params.get('category'), mostCategory),
    days: whole(params.get('days'), 3650),
    min: contrary ? highest : lowest,
    max: contrary ? lowest : highest,
    quote: params.get('quote') === '1' || undefined,
    score: score && score <= 5 ? score : undefined,
    trial: params.get('trial') === '1' || undefined,
    keyword: (params.get('keyword') ?? '').trim().slice(0, 50),
    sort: isSort(sort) ? sort : 'default',
    page: whole(params.get('page'), 100_000) ?? 1,
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
export function searchBody(filters: GoodsFilters, perPage = goodsPerPage): ServiceSearch {
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
