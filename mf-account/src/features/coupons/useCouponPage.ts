import { promises } from '@harbor/contract/promises';
import { rowsOf, useInfiniteQuery, useSearchParams } from '@harbor/runtime';
import type { Tab } from '@harbor/ui/kit';
import { couponOffers, ownCoupons } from './queries';
import { couponViews, viewAt, viewPath } from './views';

/** Everything that `/coupon/` shows, whatever its platform. */
export function useCouponPage() {
  const [params] = useSearchParams();
  const view = viewAt(params);
  const own = useInfiniteQuery(ownCoupons(view === 'centre' ? 'unused' : view));
  const offers = useInfiniteQuery(couponOffers(view === 'centre'));
  const counts = own.data?.pages.at(0)?.counts;
  const tabs: Tab[] = couponViews.map(({ key, label }) => ({
    key,
    label,
    to: viewPath(key),
    count: key === 'centre' ? undefined : counts?.[key],
  }));
  return {
    view,
    tabs,
    feed: view === 'centre' ? offers : own,
    coupons: view === 'centre' ? [] : rowsOf(own.data),
    offers: view === 'centre' ? rowsOf(offers.data) : [],
  };
}

/** What is said where a list has nothing. */
export const emptyWords = {
  unused: { title: '还没有可用的优惠券', description: '到领券中心看看，或用兑换码兑换' },
  used: { title: '还没有用过优惠券', description: '下单时会自动选用最优惠的一张' },
  expired: {
    title: '没有过期的优惠券',
    description: `到期前 ${promises.couponSoonDays} 天，我们会在消息中心提醒您`,
  },
  centre: { title: '暂时没有可领取的优惠券', description: '有新的活动时，可以在这里领取' },
} as const;
