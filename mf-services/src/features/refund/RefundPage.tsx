import { usePage, useParams, useQuery, useSearchParams } from '@harbor/runtime';
import { changedByRefund } from '../../orders/changed';
import { OrderGate } from '../../orders/OrderGate';
import { Columns } from '../../parts/Columns';
import { Part } from '../../parts/Part';
import { useLive } from '../../parts/useLive';
import { Apply } from './Apply';
import { Progress } from './Progress';
import { refundInfo } from './queries';
import { RefundFacts } from './RefundFacts';
import { RefundOrder } from './RefundOrder';
import { RefundRules } from './RefundRules';
import { RefundSkeleton } from './RefundSkeleton';

/** `/refund/:id`: the application for an order's refund, and its way afterwards. `?again=1` begins another one. */
export function RefundPage() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const query = useQuery(refundInfo(id));
  const again = params.has('again') && query.data?.terms.allowed;
  const refund = again ? null : query.data?.refund;
  useLive(changedByRefund);
  usePage({ title: refund ? '退款详情' : undefined, ready: !query.isPending });
  return (
    <OrderGate query={query} skeleton={<RefundSkeleton />} failed="退款没有加载出来">
      {(info) => (
        <Columns
          aside={
            <>
              <Part size="aside">
                <RefundOrder order={info.order} />
              </Part>
              {refund && (
                <Part size="aside" title="退款信息">
                  <RefundFacts info={info} />
                </Part>
              )}
              <Part size="aside" title="退款说明">
                <RefundRules kind={info.order.kind} />
              </Part>
            </>
          }
        >
          {refund ? (
            <Progress info={info} refund={refund} onApplyAgain={() => setParams({ again: '1' })} />
          ) : (
            <Apply info={info} onDone={() => setParams({}, { replace: true })} />
          )}
        </Columns>
      )}
    </OrderGate>
  );
}

export default RefundPage;
