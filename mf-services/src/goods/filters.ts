import type { GoodsFilters } from '@harbor/contract/goods-filters';

export {
  type GoodsFilters,
  goodsPerPage,
  listPath,
  readFilters,
  searchBody,
  sortLabels,
  writeFilters,
} from '@harbor/contract/goods-filters';

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

/** What to do when nothing was found; a keyword alone is no filter that could be taken away. */
export function noGoodsWords(chosen: readonly ChosenFilter[], { keyword }: GoodsFilters) {
  return chosen.length === 1 && keyword
    ? { advice: '换一个更短或更常用的词', clear: '查看全部服务' }
    : { advice: '减少一个筛选条件', clear: '清除筛选' };
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
