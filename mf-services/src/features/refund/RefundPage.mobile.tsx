import { Navigate, useNavigate, usePage, useParams, useQuery } from '@harbor/runtime';
import { OrderGate } from '../../orders/OrderGate';
import { Apply } from './Apply';
import { openRefund } from './open';
import { refundInfo } from './queries';
import { RefundSkeleton } from './RefundSkeleton';

/** `/refund/:id` on the phone: the application. A refund that runs already has its page at `/orderrefund/:id`. */
export function RefundPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(refundInfo(id));
  usePage({ ready: !query.isPending });
  const progress = `/orderrefund/${id}`;
  return (
    <OrderGate query={query} skeleton={<RefundSkeleton />} failed="退款没有加载出来">
      {(info) =>
        info.refund && openRefund(info.refund) ? (
          <Navigate to={progress} replace />
        ) : (
          <Apply info={info} onDone={() => void navigate(progress, { replace: true })} />
        )
      }
    </OrderGate>
  );
}

export default RefundPage;
