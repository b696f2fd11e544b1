import type { GoodsDetail, UsableCoupon } from '@harbor/contract';
import { keepPreviousData, useQuery, useSession } from '@harbor/runtime';
import { useDebounced } from '@harbor/ui/search-combobox';
import { usableCoupons, type Wanted } from './queries';
import { amountOf, type Selection } from './selection';

/** The user's coupons for one purchase. Empty for visitors. */
export interface Coupons {
  all: UsableCoupon[];
  /** The one that saves most. */
  best: UsableCoupon | undefined;
  isPending: boolean;
  /** The savings are those of the selection before. */
  isStale: boolean;
  isError: boolean;
  retry: () => void;
}

/** Asks the server what each coupon takes off this selection; typing does not ask at every key. */
export function useCoupons(
  goods: Pick<GoodsDetail, 'id' | 'price_mode' | 'status'>,
  selection: Selection,
): Coupons {
  const { loggedIn } = useSession();
  // By what it says: the same selection read anew, as when the service is asked for again, must not close the button.
  const wanted = JSON.stringify({ spec_id: selection.specId, ...amountOf(goods.price_mode, selection) });
  const settled = useDebounced(wanted, 300);
  const body: Wanted = JSON.parse(settled);
  const query = useQuery({
    ...usableCoupons(goods.id, body),
    enabled: loggedIn && goods.price_mode !== 3 && goods.status === 1,
    placeholderData: keepPreviousData,
  });
  const all = query.data?.data ?? [];
  return {
    all,
    best: all.find((coupon) => coupon.id === query.data?.best_id),
    isPending: query.isLoading,
    isStale: query.isEnabled && (settled !== wanted || query.isPlaceholderData),
    isError: query.isError,
    retry: () => void query.refetch(),
  };
}
