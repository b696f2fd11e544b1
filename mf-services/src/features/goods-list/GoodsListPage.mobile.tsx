import { rowsOf, useInfiniteQuery, usePage, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, GoodsGridSkeleton, InfiniteFeed, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { useState } from 'react';
import { GoodsCard } from '../../goods/GoodsCard.mobile';
import { indexGoods } from '../../goods/queries';
import { RecommendedGoods } from '../../goods/RecommendedGoods.mobile';
import { CategoryStrip } from './CategoryStrip.mobile';
import { FilterSheet } from './FilterSheet.mobile';
import styles from './GoodsListPage.mobile.module.css';
import { NoGoods } from './NoGoods';
import { goodsFeed } from './queries';
import { SearchField } from './SearchField.mobile';
import { SortBar } from './SortBar.mobile';
import { useGoodsFilters } from './useGoodsFilters';

export function GoodsListPage() {
  const { filters, apply } = useGoodsFilters();
  const [filtering, setFiltering] = useState(false);
  const index = useQuery(indexGoods());
  const feed = useInfiniteQuery(goodsFeed(filters));
  const first = feed.data?.pages[0];
  const goods = rowsOf(feed.data);
  const category = index.data?.categories.find((one) => one.id === filters.category);

  usePage({
    title: category?.title,
    description: category?.description,
    navTitle: category?.title ?? '学术产品服务',
    ready: !feed.isPending,
  });

  return (
    <div className={styles.page}>
      <HiddenTitle>{category?.title ?? '学术产品服务'}</HiddenTitle>
      <div className={styles.head}>
        <SearchField filters={filters} placeTitle={category?.title ?? '全部服务'} />
        <CategoryStrip categories={index.data?.categories} filters={filters} />
        <SortBar filters={filters} onChange={apply} onFilter={() => setFiltering(true)} />
      </div>
      <PullToRefresh onRefresh={() => feed.refetch()}>
        {feed.isPending && <GoodsGridSkeleton count={6} />}
        {feed.isError && !feed.data && (
          <Panel>
            <ErrorBlock title="服务没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
          </Panel>
        )}
        {first && goods.length === 0 && (
          <>
            <NoGoods
              filters={filters}
              categoryTitle={category?.title ?? ''}
              suggestions={first.suggestions}
              onChange={apply}
            />
            <RecommendedGoods />
          </>
        )}
        {goods.length > 0 && (
          <InfiniteFeed query={feed}>
            <div className={feed.isPlaceholderData ? styles.stale : styles.grid}>
              {goods.map((one, place) => (
                <GoodsCard key={one.id} goods={one} eager={place < 4} />
              ))}
            </div>
          </InfiniteFeed>
        )}
      </PullToRefresh>
      <FilterSheet
        open={filtering}
        filters={filters}
        known={first?.facets}
        onClose={() => setFiltering(false)}
        onApply={apply}
      />
    </div>
  );
}

export default GoodsListPage;
