import { Link, usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { CentreFrame } from '../centre/CentreFrame';
import { Tabs } from '../centre/Tabs';
import styles from './CouponPage.module.css';
import { OfferTicket } from './OfferTicket';
import { OwnTicket } from './OwnTicket';
import { RedeemForm } from './RedeemForm';
import { TicketSkeleton } from './TicketSkeleton';
import { emptyWords, useCouponPage } from './useCouponPage';
import { useReceive } from './useReceive';
import { viewPath } from './views';

/** `/coupon/` on the desktop: one's coupons by state, the coupon centre, and the field for codes. */
export function CouponPage() {
  const { view, tabs, feed, coupons, offers } = useCouponPage();
  const { waitingFor, receive } = useReceive();
  usePage({ title: '我的优惠券', ready: !feed.isPending });
  const nothing = coupons.length === 0 && offers.length === 0;
  return (
    <CentreFrame title="我的优惠券" extra={<RedeemForm />}>
      <Tabs label="优惠券分类" form="line" current={view} tabs={tabs} />
      {feed.isPending ? <TicketSkeleton count={6} className={styles.grid} /> : null}
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
                <Link to={viewPath('centre')} className={styles.way}>
                  去领券中心
                </Link>
              ) : null
            }
          />
        </Panel>
      ) : null}
      {nothing ? null : (
        <ul className={styles.grid}>
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
      )}
      {feed.hasNextPage ? (
        <Button
          className={styles.more}
          loading={feed.isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
        >
          {feed.isFetchNextPageError ? '加载失败，重试' : '加载更多'}
        </Button>
      ) : null}
    </CentreFrame>
  );
}

export default CouponPage;
