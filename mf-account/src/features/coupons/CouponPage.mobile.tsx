import { Link, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, InfiniteFeed, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { ChevronRight, TicketPlus } from 'lucide-react';
import { Tabs } from '../../centre/Tabs';
import { useOverlay } from '../../overlay/useOverlay';
import styles from './CouponPage.mobile.module.css';
import { OfferTicket } from './OfferTicket';
import { OwnTicket } from './OwnTicket';
import { useReceive } from './queries';
import { RedeemSheet } from './RedeemSheet.mobile';
import { TicketSkeleton } from './TicketSkeleton';
import { emptyWords, useCouponPage } from './useCouponPage';
import { viewPath } from './views';

/** `/coupon/` on the phone. */
export function CouponPage() {
  const { view, tabs, feed, coupons, offers } = useCouponPage();
  const { waitingFor, receive } = useReceive();
  const { shown, open, close } = useOverlay<'redeem'>();
  usePage({ title: '我的优惠券', navTitle: '我的优惠券', ready: !feed.isPending });
  const nothing = coupons.length === 0 && offers.length === 0;
  return (
    <PullToRefresh onRefresh={() => feed.refetch()}>
      <div className={styles.page}>
        <HiddenTitle>我的优惠券</HiddenTitle>
        <Tabs label="优惠券分类" form="strip" current={view} tabs={tabs} />
        <button type="button" className={styles.redeem} onClick={() => open('redeem')}>
          <TicketPlus size={20} strokeWidth={1.7} aria-hidden />
          用兑换码兑换
          <ChevronRight className={styles.arrow} size={16} aria-hidden />
        </button>
        {feed.isPending ? <TicketSkeleton count={4} className={styles.list} /> : null}
        {feed.isError && nothing ? (
          <Panel>
            <ErrorBlock title="优惠券没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
          </Panel>
        ) : null}
        {feed.isSuccess && nothing ? (
          <Panel>
            <Empty
              {...emptyWords[view]}
              action={
                view === 'unused' ? (
                  <Link to={viewPath('centre')} replace className={styles.way}>
                    去领券中心
                  </Link>
                ) : null
              }
            />
          </Panel>
        ) : null}
        {nothing ? null : (
          <InfiniteFeed query={feed} end={coupons.length + offers.length > 5 ? '没有更多了' : ''}>
            <ul className={styles.list}>
              {coupons.map((coupon) => (
                <li key={coupon.id}>
                  <OwnTicket coupon={coupon} />
                </li>
              ))}
              {offers.map((offer) => (
                <li key={offer.id}>
                  <OfferTicket
                    offer={offer}
                    waiting={waitingFor === offer.id}
                    locked={waitingFor !== undefined}
                    onReceive={receive}
                  />
                </li>
              ))}
            </ul>
          </InfiniteFeed>
        )}
        <RedeemSheet open={shown === 'redeem'} onClose={close} />
      </div>
    </PullToRefresh>
  );
}

export default CouponPage;
