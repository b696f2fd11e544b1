import { keepPreviousData, useQuery } from '@harbor/runtime';
import { Button, Sheet } from '@harbor/ui/mobile';
import { useEffect, useState } from 'react';
import { change, type GoodsFilters } from '../../goods/filters';
import { type Facets, FilterChoices } from './FilterChoices.mobile';
import styles from './FilterSheet.mobile.module.css';
import { PriceRange } from './PriceRange';
import { findGoods } from './queries';

interface FilterSheetProps {
  open: boolean;
  filters: GoodsFilters;
  /** Counts of the list behind, so that the sheet has its full height from the start. */
  known: Facets | undefined;
  onClose: () => void;
  onApply: (next: GoodsFilters) => void;
}

/** All filters in a sheet. Its button always says how many services the present choice would show. */
export function FilterSheet({ open, filters, known, onClose, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  useEffect(() => {
    if (open) setDraft(filters);
  }, [open, filters]);

  const count = useQuery({
    ...findGoods(change(draft, {})),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const facets = count.data?.facets ?? known;
  const set = (part: Partial<GoodsFilters>) => setDraft((old) => change(old, part));

  function handleApply() {
    onApply(draft);
    onClose();
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="筛选"
      footer={
        <>
          <Button
            kind="outline"
            onClick={() =>
              set({
                days: undefined,
                min: undefined,
                max: undefined,
                quote: undefined,
                score: undefined,
                trial: undefined,
              })
            }
          >
            重置
          </Button>
          <Button className={styles.apply} onClick={handleApply}>
            {count.data ? `查看 ${count.data.total} 项服务` : '查看服务'}
          </Button>
        </>
      }
    >
      <FilterChoices draft={draft} facets={facets} onChange={set} />
      <PriceRange key={`${draft.min}-${draft.max}`} min={draft.min} max={draft.max} onApply={set} />
    </Sheet>
  );
}
