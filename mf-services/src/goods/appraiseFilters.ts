import type { AppraiseSummary } from '@harbor/contract';
import type { AppraiseFilter } from './queries';

interface FilterChoice {
  filter: AppraiseFilter;
  label: string;
  count: number;
}

/** The filters worth offering for these reviews: none that would find nothing. */
export function appraiseFilters(summary: AppraiseSummary): FilterChoice[] {
  const low = summary.distribution.slice(2).reduce((sum, count) => sum + count, 0);
  const choices: FilterChoice[] = [
    { filter: 'all', label: '全部', count: summary.total },
    { filter: 'text', label: '有文字', count: summary.with_text },
    { filter: 'image', label: '有图', count: summary.with_images },
    ...summary.tags.slice(0, 4).map(({ name, count }) => ({ filter: `tag:${name}`, label: name, count })),
    { filter: 'low', label: '3 星及以下', count: low },
  ];
  return choices.filter((choice) => choice.filter === 'all' || choice.count > 0);
}

/** Share of a whole in percent; 0 of nothing. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0;
}
