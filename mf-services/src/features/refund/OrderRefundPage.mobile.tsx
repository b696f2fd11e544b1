import { useNavigate, usePage, useParams, useQuery } from '@harbor/runtime';
import { changedByRefund } from '../../orders/changed';
import { OrderGate } from '../../orders/OrderGate';
import { useLive } from '../../parts/useLive';
import { NoRefund } from './NoRefund.mobile';
import { Progress } from './Progress';
import { refundInfo } from './queries';
import { RefundSkeleton } from './RefundSkeleton';

/** `/orderrefund/:id` on the phone: the way of an order's refund, and what its owner can do now. */
export function OrderRefundPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(refundInfo(id));
  useLive(changedByRefund);
  usePage({ ready: !query.isPending });
  return (
    <OrderGate query={query} skeleton={<RefundSkeleton />} failed="退款没有加载出来">
      {(info) =>
        info.refund ? (
          <Progress info={info} refund={info.refund} onApplyAgain={() => void navigate(`/refund/${id}`)} />
        ) : (
          <NoRefund order={info.order} terms={info.terms} />
        )
      }
    </OrderGate>
  );
}

export default OrderRefundPage;
