import type { GoodsSuggestions } from '@harbor/contract';
import { listPath } from '@harbor/contract/goods-filters';
import type { Offer } from '../search-combobox';

/** The lines for some suggestions: categories first, then services, then other words. */
export function offersOf({ goods, categories, words }: GoodsSuggestions): Offer[] {
  return [
    ...categories.map(({ id, title, goods_count }) => ({
      label: title,
      note: `分类 · ${goods_count} 项`,
      to: listPath({ category: id }),
    })),
    ...goods.map(({ id, title, category_title }) => ({
      label: title,
      note: category_title,
      to: `/goodsdetail/${id}`,
    })),
    ...words.map((word) => ({ label: word, note: '', to: listPath({ keyword: word }) })),
  ];
}
