import { Link, usePage } from '@harbor/runtime';
import { Empty } from '@harbor/ui/desktop';
import { CentreFrame } from '../../centre/CentreFrame';
import { Tabs } from '../../centre/Tabs';
import { FeedBody } from '../../frame/FeedBody';
import styles from './CouponPage.module.css';
import { OfferTicket } from './OfferTicket';
import { OwnTicket } from './OwnTicket';
import { useReceive } from './queries';
import { RedeemForm } from './RedeemForm';
import { TicketSkeleton } from './TicketSkeleton';
import { emptyWords, useCouponPage } from './useCouponPage';
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
      <FeedBody
        feed={feed}
        none={nothing}
        what="优惠券"
        waiting={<TicketSkeleton count={6} className={styles.grid} />}
        empty={
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
        }
      >
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
      </FeedBody>
    </CentreFrame>
  );
}

export default CouponPage;
