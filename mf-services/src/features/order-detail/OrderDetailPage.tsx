import { orderKind } from '@harbor/contract/order-kind';
import { useNavigate, usePage, useParams, useQuery } from '@harbor/runtime';
import { Panel } from '@harbor/ui/desktop';
import { Suspense, useCallback } from 'react';
import { OrderDetailSkeleton } from '../../orders/OrderDetailSkeleton';
import { OrderGate } from '../../orders/OrderGate';
import { orderInfo } from '../../orders/queries';
import { useLiveOrders } from '../../orders/useLiveOrders';
import { Columns } from '../../parts/Columns';
import { Part } from '../../parts/Part';
import { Changes, Consent, roundsText } from '../delivery';
import { AvoidedLine } from '../order-avoided';
import { OrderChatCard } from '../order-chat';
import { OrderCoupon } from '../order-coupon';
import { hasNotes, notesTitle, OrderNotes } from '../order-notes';
import { PoolCard } from '../order-pool';
import { OrderPapers } from '../papers';
import { Payment, useOrderPayment } from '../payment';
import { QuoteCard } from '../quote';
import { VaultCard } from '../vault';
import { Deliverables } from './Deliverables';
import { HistoryCard } from './HistoryCard';
import { Milestones } from './Milestones';
import { PaidNotice } from './PaidNotice';
import { PaymentCard } from './PaymentCard';
import { RefundCard } from './RefundCard';
import { ServiceCard } from './ServiceCard';
import { StatusHeader } from './StatusHeader';
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
  usePage({
    title: query.data && `订单 ${query.data.order_no}`,
    ready: !query.isPending,
  });

  return (
    <OrderGate query={query} skeleton={<OrderDetailSkeleton />} failed="订单没有加载出来">
      {(order) => (
        <>
          <Columns
            aside={
              <>
                {order.refund && <RefundCard orderId={order.id} refund={order.refund} />}
                <OrderPapers order={order} />
                <PaymentCard order={order} />
                {order.kind === orderKind.service && <AvoidedLine orderId={order.id} />}
                <OrderChatCard order={order} />
                {order.teacher && <TeacherCard teacher={order.teacher} />}
                <HistoryCard history={order.history} />
              </>
            }
          >
            {payment.justPaid && order.paid_at && <PaidNotice order={order} />}
            <Panel>
              <StatusHeader
                order={order}
                onPay={payment.show}
                onExpire={payment.expire}
                onHidden={() => navigate('/orderpage/', { replace: true })}
              />
              <Milestones milestones={order.milestones} />
            </Panel>
            {order.actions.consent && <Consent order={order} />}
            <QuoteCard order={order} onPay={payment.show} />
            <OrderCoupon order={order} />
            {order.kind === orderKind.service && <PoolCard orderId={order.id} />}
            {order.deliverables.length > 0 && <Deliverables deliverables={order.deliverables} />}
            {order.changes.length > 0 && (
              <Part title="修改要求" extra={roundsText(order)}>
                <Changes order={order} />
              </Part>
            )}
            {hasNotes(order) && (
              <Part title={notesTitle}>
                <OrderNotes order={order} />
              </Part>
            )}
            <ServiceCard order={order} />
            {order.kind === orderKind.service && <VaultCard orderId={order.id} />}
          </Columns>
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

export default OrderDetailPage;
