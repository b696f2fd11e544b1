import type { Category, DataOf } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { change, type GoodsFilters } from '../../goods/filters';
import { CategoryRail } from './CategoryRail';
import { FilterGroup } from './FilterGroup';
import styles from './FilterPanel.module.css';
import { PriceRange } from './PriceRange';

export type Facets = DataOf<'POST /service/search'>['facets'];

interface FilterPanelProps {
  filters: GoodsFilters;
  /** Undefined until the first answer: the groups then keep their places with the usual choices. */
  facets: Facets | undefined;
  /** Where the search failed: the categories alone, so that there is a way on. */
  categories?: Category[];
  onChange: (next: GoodsFilters) => void;
}

/** Left column of the list: categories and every filter with its count. */
export function FilterPanel({ filters, facets, categories, onChange }: FilterPanelProps) {
  if (categories) {
    const counted = categories.map(({ id, title, goods_count }) => ({ id, title, count: goods_count }));
    return (
      <aside className={styles.panel} aria-label="筛选">
        <CategoryRail filters={filters} categories={counted} />
      </aside>
    );
  }
  const toggle = (part: Partial<GoodsFilters>) => onChange(change(filters, part));
  const samePrice = (min: number, max: number | null) =>
    (filters.min ?? 0) === min && (filters.max ?? null) === max && !(min === 0 && max === null);
  return (
    <aside className={styles.panel} aria-label="筛选">
      <CategoryRail filters={filters} categories={facets?.categories} />
      <FilterGroup
        title="交付周期"
        choices={facets?.days.map(({ max_days, count }) => ({
          label: `${max_days} 天内`,
          count,
          chosen: filters.days === max_days,
          onToggle: (on) => toggle({ days: on ? max_days : undefined }),
        }))}
      />
      <FilterGroup
        title="价格"
        choices={
          facets && [
            ...facets.prices.map(({ label, min_fen, max_fen, count }) => ({
              label,
              count,
              chosen: samePrice(min_fen, max_fen),
              onToggle: (on: boolean) =>
                toggle({
                  min: on && min_fen > 0 ? min_fen : undefined,
                  max: on ? (max_fen ?? undefined) : undefined,
                }),
            })),
            {
              label: '先报价',
              count: facets.quote,
              chosen: filters.quote === true,
              onToggle: (on: boolean) => toggle({ quote: on || undefined }),
            },
          ]
        }
      >
        <PriceRange
          key={`${filters.min}-${filters.max}`}
          min={filters.min}
          max={filters.max}
          onApply={toggle}
        />
      </FilterGroup>
      <FilterGroup
        title="评分"
        choices={facets?.scores.map(({ min_score, count }) => ({
          label: `${min_score} 分以上`,
          count,
          chosen: filters.score === min_score,
          onToggle: (on) => toggle({ score: on ? min_score : undefined }),
        }))}
      />
      {facets && (facets.trial > 0 || filters.trial) ? (
        <FilterGroup
          title="服务特点"
          choices={[
            {
              label: '可先试做',
              count: facets.trial,
              chosen: filters.trial === true,
              onToggle: (on) => toggle({ trial: on || undefined }),
            },
          ]}
        />
      ) : null}
      <Link className={styles.reset} to="/productservice/">
        全部重置
      </Link>
    </aside>
  );
}
