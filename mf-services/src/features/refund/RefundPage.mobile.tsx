import { Navigate, useNavigate, usePage, useParams, useQuery } from '@harbor/runtime';
import { OrderMissing } from '../../orders/OrderMissing';
import { isGone } from '../../parts/isGone';
import { Apply } from './Apply.mobile';
import { openRefund } from './open';
import { refundInfo } from './queries';
import { RefundFailed } from './RefundFailed.mobile';
import { RefundSkeleton } from './RefundSkeleton.mobile';

/** `/refund/:id` on the phone: the application. A refund that runs already has its page at `/orderrefund/:id`. */
export function RefundPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(refundInfo(id));
  const info = query.data;
  usePage({ title: '申请退款', navTitle: '申请退款', ready: !query.isPending });

  if (query.isPending) return <RefundSkeleton />;
  if (isGone(query.error)) return <OrderMissing />;
  if (!info) return <RefundFailed error={query.error} onRetry={() => void query.refetch()} />;
  const progress = `/orderrefund/${id}`;
  if (info.refund && openRefund(info.refund)) return <Navigate to={progress} replace />;
  return <Apply info={info} onDone={() => void navigate(progress, { replace: true })} />;
}

export default RefundPage;
