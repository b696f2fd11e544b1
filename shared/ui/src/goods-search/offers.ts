import type { GoodsSuggestions } from '@harbor/contract';
import { listPath } from '@harbor/contract/goods-filters';

/** One line under a search field: what it says and where it leads. */
export interface Offer {
  label: string;
  /** Quietly beside it. */
  note: string;
  to: string;
}

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

/** A label cut at its first place with the keyword: before, the keyword as it stands there, after. */
export function cutAt(label: string, keyword: string): [before: string, hit: string, after: string] {
  const at = keyword ? label.toLowerCase().indexOf(keyword.toLowerCase()) : -1;
  if (at === -1) return [label, '', ''];
  const end = at + keyword.length;
  return [label.slice(0, at), label.slice(at, end), label.slice(end)];
}
