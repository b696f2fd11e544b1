import type { DataOf } from '@harbor/contract';
import type { GoodsFilters } from '../../goods/filters';
import { ChipGroup } from './ChipGroup.mobile';

export type Facets = DataOf<'POST /service/search'>['facets'];

interface FilterChoicesProps {
  draft: GoodsFilters;
  facets: Facets | undefined;
  onChange: (part: Partial<GoodsFilters>) => void;
}

export function FilterChoices({ draft, facets, onChange }: FilterChoicesProps) {
  if (!facets) return null;
  return (
    <>
      <ChipGroup
        title="交付周期"
        chips={facets.days.map(({ max_days, count }) => ({
          label: `${max_days} 天内`,
          count,
          chosen: draft.days === max_days,
          onToggle: (on) => onChange({ days: on ? max_days : undefined }),
        }))}
      />
      <ChipGroup
        title="评分"
        chips={facets.scores.map(({ min_score, count }) => ({
          label: `${min_score} 分以上`,
          count,
          chosen: draft.score === min_score,
          onToggle: (on) => onChange({ score: on ? min_score : undefined }),
        }))}
      />
      <ChipGroup
        title="服务特点"
        chips={[
          ...(facets.trial > 0 || draft.trial
            ? [
                {
                  label: '可先试做',
                  count: facets.trial,
                  chosen: draft.trial === true,
                  onToggle: (on: boolean) => onChange({ trial: on || undefined }),
                },
              ]
            : []),
          {
            label: '先报价',
            count: facets.quote,
            chosen: draft.quote === true,
            onToggle: (on) => onChange({ quote: on || undefined }),
          },
        ]}
      />
      <ChipGroup
        title="价格"
        chips={facets.prices.map(({ label, min_fen, max_fen, count }) => {
          const chosen =
            (draft.min ?? 0) === min_fen &&
            (draft.max ?? null) === max_fen &&
            (min_fen > 0 || max_fen !== null);
          return {
            label,
            count,
            chosen,
            onToggle: (on) =>
              onChange({
                min: on && min_fen > 0 ? min_fen : undefined,
                max: on ? (max_fen ?? undefined) : undefined,
              }),
          };
        })}
      />
    </>
  );
}
