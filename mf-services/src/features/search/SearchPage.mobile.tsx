import { useNavigate, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { goodsSuggestions, useSuggestions } from '@harbor/ui/goods-search';
import { HiddenTitle } from '@harbor/ui/heading';
import { useSiteFinds } from '@harbor/ui/site-search';
import { useState } from 'react';
import { listPath, readFilters } from '../../goods/filters';
import { indexGoods } from '../../goods/queries';
import { RecommendedGoods } from '../../goods/RecommendedGoods.mobile';
import { Part } from '../../parts/Part.mobile';
import { Offers } from './Offers.mobile';
import { SearchHead } from './SearchHead.mobile';
import { SearchHistory } from './SearchHistory.mobile';
import styles from './SearchPage.mobile.module.css';
import { useHistory } from './useHistory';
import { WordChips } from './WordChips.mobile';

/** The phone's search: history and popular services first, suggestions while somebody types, results in the list. */
export function SearchPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { keyword, category: categoryId } = readFilters(params);
  const [text, setText] = useState(keyword);
  const history = useHistory();
  const index = useQuery(indexGoods());
  const popular = useQuery(goodsSuggestions(''));
  const suggested = useSuggestions(text);
  // Within a category somebody looks for services alone.
  const finds = useSiteFinds(text, !categoryId);
  const category = index.data?.categories.find(({ id }) => id === categoryId);
  usePage({ ready: !index.isPending && !popular.isPending });

  const pathOf = (word: string) => listPath({ category: category?.id, keyword: word.trim() });
  function remember(word: string) {
    if (word.trim()) history.remember(word.trim());
  }
  function handleSearch(word: string) {
    remember(word);
    void navigate(pathOf(word));
  }

  const words = popular.data?.words ?? [];
  return (
    <div className={styles.page}>
      <HiddenTitle>搜索</HiddenTitle>
      <SearchHead
        text={text}
        placeTitle={category?.title ?? '全部服务'}
        category={category?.id}
        onText={setText}
        onSearch={handleSearch}
      />
      {text.trim() ? (
        <Offers text={text.trim()} suggested={suggested} finds={finds} pathOf={pathOf} onUse={remember} />
      ) : (
        <>
          <SearchHistory
            words={history.words}
            pathOf={pathOf}
            onUse={remember}
            onForget={history.forget}
            onClear={history.clear}
          />
          {words.length > 0 && (
            <Part title="热门服务">
              <WordChips chips={words.map((word) => ({ label: word, to: listPath({ keyword: word }) }))} />
            </Part>
          )}
          {index.data && (
            <Part title="服务分类">
              <WordChips
                chips={index.data.categories.map(({ id, title }) => ({
                  label: title,
                  to: listPath({ category: id }),
                }))}
              />
            </Part>
          )}
          <RecommendedGoods />
        </>
      )}
    </div>
  );
}

export default SearchPage;
