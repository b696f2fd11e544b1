import { usePage } from '@harbor/runtime';
import { Empty, onPhone, Tabs } from '@harbor/ui/kit';
import { WayOn } from '../../centre/WayOn';
import { CentreFrame } from '../../frames/centre/CentreFrame';
import { FeedBody } from '../../frames/FeedBody';
import styles from './CouponPage.module.css';
import { OfferTicket } from './OfferTicket';
import { OwnTicket } from './OwnTicket';
import { useReceive } from './queries';
import { Redeem } from './Redeem';
import { TicketSkeleton } from './TicketSkeleton';
import { emptyWords, useCouponPage } from './useCouponPage';
import { viewPath } from './views';

/** `/coupon/`: one's coupons by state, the coupon centre, and the field for codes. */
export function CouponPage() {
  const { view, tabs, feed, coupons, offers } = useCouponPage();
  const { waitingFor, receive } = useReceive();
  usePage({ ready: !feed.isPending });
  return (
    <CentreFrame
      title="我的优惠券"
      tabs={<Tabs label="优惠券分类" current={view} tabs={tabs} />}
      extra={<Redeem />}
      onRefresh={feed.refetch}
    >
      <FeedBody
        feed={feed}
        count={coupons.length + offers.length}
        what="优惠券"
        waiting={<TicketSkeleton count={6} className={styles.list} />}
        empty={
          <Empty
            {...emptyWords[view]}
            action={
              view === 'unused' ? (
                <WayOn to={viewPath('centre')} replace={onPhone}>
                  去领券中心
                </WayOn>
              ) : null
            }
          />
        }
      >
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
      </FeedBody>
    </CentreFrame>
  );
}

export default CouponPage;
