import { useState } from 'react';
import { SearchCombobox, type SearchFieldLooks } from '../search-combobox';
import { offersOf } from './offers';
import { useSuggestions } from './useSuggestions';

export interface GoodsComboboxProps extends SearchFieldLooks {
  /** What stands in the field at first. */
  keyword?: string;
  onSearch: (keyword: string) => void;
}

/** The field of the desktop that looks for services: suggestions below it lead straight to a service, a category or other words. */
export function GoodsCombobox({ keyword = '', ...props }: GoodsComboboxProps) {
  const [text, setText] = useState(keyword);
  const [open, setOpen] = useState(false);
  const suggested = useSuggestions(text, open);
  const { data } = suggested.query;
  return (
    <SearchCombobox
      {...props}
      title="搜索服务"
      action="/productservice/"
      name="keyword"
      text={text}
      onText={setText}
      open={open}
      onOpen={setOpen}
      keyword={suggested.keyword}
      groups={data ? [{ title: titleOf(suggested.keyword, data.words.length), offers: offersOf(data) }] : []}
    />
  );
}

function titleOf(keyword: string, words: number): string {
  if (!keyword) return '热门服务';
  return words > 0 ? '没有标题包含它的服务，试试' : '您可能在找';
}
