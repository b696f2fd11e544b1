import { type GoodsFilters, writeFilters } from '../../goods/filters';

/** Filters that a form of the list takes along where no script sends it. */
export function KeptFilters({ filters }: { filters: GoodsFilters }) {
  return [...writeFilters({ ...filters, page: 1 })].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
