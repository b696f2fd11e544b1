import { useSearchParams } from '@harbor/runtime';
import { useMemo } from 'react';
import { type GoodsFilters, readFilters, writeFilters } from '../../goods/filters';

/** The filters live in the address: reload, sharing and going back all bring the same list. */
export function useGoodsFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const apply = (next: GoodsFilters) => setParams(writeFilters(next));
  return { filters, apply };
}
