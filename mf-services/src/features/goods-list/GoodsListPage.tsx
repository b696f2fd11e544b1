import { keepPreviousData, usePage, useQuery } from '@harbor/runtime';
import { ErrorBlock, GoodsGridSkeleton, Panel } from '@harbor/ui/desktop';
import { Pager } from '@harbor/ui/kit';
import { listPath } from '../../goods/filters';
import { GoodsCard } from '../../goods/GoodsCard';
import { indexGoods } from '../../goods/queries';
import { RecommendedGoods } from '../../goods/RecommendedGoods';
import { SupportStrip } from '../../support/SupportStrip';
import { CategoryBanner } from './CategoryBanner';
import { ChosenFilters } from './ChosenFilters';
import { FilterPanel } from './FilterPanel';
import styles from './GoodsListPage.module.css';
import { NoGoods } from './NoGoods';
import { findGoods } from './queries';
import { SortBar } from './SortBar';
import { useGoodsFilters } from './useGoodsFilters';

export function GoodsListPage() {
  const { filters, apply } = useGoodsFilters();
  const index = useQuery(indexGoods());
  const list = useQuery({ ...findGoods(filters), placeholderData: keepPreviousData });
  const category = index.data?.categories.find((one) => one.id === filters.category);

  usePage({
    title: category?.title,
    description: category?.description,
    ready: list.isSuccess || list.isError,
    crumbs: category
      ? [{ title: '学术产品服务', path: '/productservice/' }, { title: category.title }]
      : undefined,
  });

  const goods = list.data?.data ?? [];
  return (
    <div className={styles.page}>
      <CategoryBanner category={category} cover={(category ?? index.data?.categories[3])?.cover ?? ''} />
      <div className={styles.columns}>
        <FilterPanel
          filters={filters}
          facets={list.data?.facets}
          categories={list.isError ? index.data?.categories : undefined}
          onChange={apply}
        />
        <section className={styles.results} aria-label="服务列表" aria-busy={list.isFetching}>
          <SortBar filters={filters} placeTitle={category?.title ?? '全部服务'} onChange={apply} />
          <ChosenFilters
            filters={filters}
            total={list.isError ? null : list.data?.total}
            categoryTitle={category?.title ?? ''}
            onChange={apply}
          />
          {list.isPending && <GoodsGridSkeleton count={9} columns={3} />}
          {list.isError && (
            <Panel>
              <ErrorBlock title="服务没有加载出来" error={list.error} onRetry={() => list.refetch()} />
            </Panel>
          )}
          {list.isSuccess && goods.length === 0 && (
            <>
              <NoGoods
                filters={filters}
                categoryTitle={category?.title ?? ''}
                suggestions={list.data.suggestions}
                onChange={apply}
              />
              <div className={styles.instead}>
                <RecommendedGoods shown={4} />
              </div>
            </>
          )}
          {goods.length > 0 && (
            <div className={list.isPlaceholderData ? styles.stale : styles.grid}>
              {goods.map((one, place) => (
                <GoodsCard key={one.id} goods={one} eager={place < 3} />
              ))}
            </div>
          )}
          {list.data && (
            <Pager
              page={filters.page}
              lastPage={list.data.last_page}
              to={(page) => listPath({ ...filters, page })}
            />
          )}
          {goods.length > 0 && <SupportStrip />}
        </section>
      </div>
    </div>
  );
}

export default GoodsListPage;
