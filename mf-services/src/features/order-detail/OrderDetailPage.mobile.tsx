import type { OrderDetail } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { useNavigate, usePage, useParams, useQuery } from '@harbor/runtime';
import { BottomBar } from '@harbor/ui/mobile';
import { Suspense, useCallback } from 'react';
import { OrderDetailSkeleton } from '../../orders/OrderDetailSkeleton.mobile';
import { OrderGate } from '../../orders/OrderGate';
import { orderInfo } from '../../orders/queries';
import { useLiveOrders } from '../../orders/useLiveOrders';
import { Part } from '../../parts/Part.mobile';
import { Changes, Consent, DeliveryButtons, roundsText } from '../delivery';
import { OrderButtons } from '../order-actions';
import { AvoidedLine } from '../order-avoided';
import { OrderChatCard } from '../order-chat';
import { OrderCoupon } from '../order-coupon';
import { hasNotes, notesTitle, OrderNotes } from '../order-notes';
import { PoolCard } from '../order-pool';
import { OrderPapers } from '../papers';
import { Payment, useOrderPayment } from '../payment';
import { QuoteCard } from '../quote';
import { VaultCard } from '../vault';
import { Deliverables } from './Deliverables.mobile';
import { History } from './History.mobile';
import styles from './OrderDetailPage.mobile.module.css';
import { OrderFacts } from './OrderFacts.mobile';
import { PaidNotice } from './PaidNotice';
import { RefundCard } from './RefundCard';
import { StatusHead } from './StatusHead.mobile';
import { TeacherCard } from './TeacherCard';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(orderInfo(id));
  const { refetch } = query;
  const payment = useOrderPayment(
    query.data,
    useCallback(() => refetch(), [refetch]),
  );

  useLiveOrders();
  usePage({ ready: !query.isPending });

  return (
    <OrderGate query={query} skeleton={<OrderDetailSkeleton />} failed="订单没有加载出来">
      {(order) => (
        <>
          {payment.justPaid && order.paid_at && (
            <div className={styles.notice}>
              <PaidNotice order={order} />
            </div>
          )}
          <StatusHead order={order} onExpire={payment.expire} />
          {order.actions.consent && <Consent order={order} />}
          <QuoteCard order={order} onPay={payment.show} />
          <OrderCoupon order={order} />
          {order.kind === orderKind.service && <PoolCard orderId={order.id} />}
          <OrderChatCard order={order} />
          {order.refund && <RefundCard orderId={order.id} refund={order.refund} />}
          {order.deliverables.length > 0 && <Deliverables deliverables={order.deliverables} />}
          <OrderPapers order={order} />
          {order.changes.length > 0 && (
            <Part title="修改要求" extra={<small>{roundsText(order)}</small>}>
              <Changes order={order} />
            </Part>
          )}
          {hasNotes(order) && (
            <Part title={notesTitle}>
              <OrderNotes order={order} />
            </Part>
          )}
          {order.kind === orderKind.service && <AvoidedLine orderId={order.id} />}
          {order.teacher && <TeacherCard teacher={order.teacher} />}
          <History history={order.history} />
          <OrderFacts order={order} />
          {order.kind === orderKind.service && <VaultCard orderId={order.id} />}
          {offersAct(order) && (
            <BottomBar label="订单操作">
              {order.actions.accept ? (
                <DeliveryButtons order={order} />
              ) : (
                <div className={styles.buttons}>
                  <OrderButtons
                    order={order}
                    onPay={payment.show}
                    onHidden={() => void navigate('/orderpage/0', { replace: true })}
                  />
                  <DeliveryButtons order={order} />
                </div>
              )}
            </BottomBar>
          )}
          {payment.open && (
            <Suspense>
              <Payment order={order} payment={payment} />
            </Suspense>
          )}
        </>
      )}
    </OrderGate>
  );
}

// Filling the form has a page of its own; here it would be a button without a page.
const shown = new Set([
  'pay',
  'cancel',
  'refund',
  'refund_progress',
  'review',
  'view_review',
  'rebuy',
  'hide',
  'accept',
  'refund_untaken',
]);

const offersAct = ({ actions }: OrderDetail) =>
  Object.entries(actions).some(([name, offered]) => offered && shown.has(name));

export default OrderDetailPage;
