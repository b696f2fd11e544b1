/** What the list of courses can be narrowed to, as the address says it; what it leaves out is undefined. */
export interface Place {
  category?: number | undefined;
  price?: Price | undefined;
  feature?: Feature | undefined;
  sort?: Sort | undefined;
  teacher?: number | undefined;
  keyword?: string | undefined;
  page?: number | undefined;
}

const prices = ['free', 'low', 'high', 'own'] as const;
const features = ['certificate', 'captions', 'files', 'updating', 'try'] as const;
const sorts = ['all', 'newest', 'students', 'score', 'price_up', 'price_down'] as const;

export type Price = (typeof prices)[number];
export type Feature = (typeof features)[number];
export type Sort = (typeof sorts)[number];

export const priceLabel: Record<Price, string> = {
  free: '免费',
  low: '¥200 以下',
  high: '¥200 以上',
  own: '已拥有',
};

export const featureLabel: Record<Feature, string> = {
  certificate: '有结课证书',
  captions: '有字幕',
  files: '附资料',
  updating: '连载中',
  try: '可免费试看',
};

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** Longest words that are searched for. */
export const longestKeyword = 50;

/** Reads an address; what is no value of the list counts as not said. */
export function readPlace(search: URLSearchParams): Place {
  const keyword = search.get('keyword')?.trim().slice(0, longestKeyword);
  const category = numberIn(search.get('category'));
  return {
    category: category && category <= 7 ? category : undefined,
    price: prices.find((one) => one === search.get('price')),
    feature: features.find((one) => one === search.get('feature')),
    sort: sorts.find((one) => one === search.get('sort')),
    teacher: numberIn(search.get('teacher')),
    keyword: keyword || undefined,
    page: numberIn(search.get('page')),
  };
}

/** Address of a place; what is so by itself is left out. */
export function placePath(base: string, place: Place): string {
  const said = new URLSearchParams();
  for (const name of ['category', 'price', 'feature', 'sort', 'teacher', 'keyword', 'page'] as const) {
    const value = place[name];
    if (value !== undefined && value !== 'all' && !(name === 'page' && value === 1))
      said.set(name, String(value));
  }
  const query = said.toString();
  return query ? `${base}?${query}` : base;
}

/** Whether a place is where the school begins: what stands around the list stands there alone. */
export const isBegin = ({ category, price, feature, teacher, keyword, page = 1 }: Place): boolean =>
  !category && !price && !feature && !teacher && !keyword && page === 1;
