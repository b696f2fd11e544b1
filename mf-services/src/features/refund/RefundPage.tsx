import { usePage, useParams, useQuery, useSearchParams } from '@harbor/runtime';
import { ErrorBlock, Panel } from '@harbor/ui/desktop';
import { LinkButton } from '@harbor/ui/kit';
import { changedByRefund } from '../../orders/changed';
import { OrderMissing } from '../../orders/OrderMissing';
import { Columns } from '../../parts/Columns';
import { isGone } from '../../parts/isGone';
import { useLive } from '../../parts/useLive';
import { ApplyPanel } from './ApplyPanel';
import { ProgressPanel } from './ProgressPanel';
import { refundInfo } from './queries';
import { RefundFacts } from './RefundFacts';
import { RefundOrder } from './RefundOrder';
import styles from './RefundPage.module.css';
import { RefundRules } from './RefundRules';
import { RefundSkeleton } from './RefundSkeleton';

/** `/refund/:id`: the application for an order's refund, and its way afterwards. `?again=1` begins another one. */
export function RefundPage() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const query = useQuery(refundInfo(id));
  const info = query.data;
  const refund = info?.refund;
  const again = params.has('again') && info?.terms.allowed;
  useLive(changedByRefund);
  usePage({ title: refund && !again ? '退款详情' : '申请退款', ready: !query.isPending });

  if (query.isPending) return <RefundSkeleton />;
  if (isGone(query.error)) return <OrderMissing />;
  if (!info)
    return (
      <Panel className={styles.page}>
        <ErrorBlock
          title="退款没有加载出来"
          error={query.error}
          onRetry={() => void query.refetch()}
          action={<LinkButton to="/orderpage/">返回我的订单</LinkButton>}
        />
      </Panel>
    );
  return (
    <Columns
      aside={
        <>
          <Panel padding="s">
            <RefundOrder order={info.order} />
          </Panel>
          {refund && !again && (
            <Panel padding="s">
              <h2 className={styles.part}>退款信息</h2>
              <RefundFacts info={info} />
            </Panel>
          )}
          <Panel padding="s">
            <h2 className={styles.part}>退款说明</h2>
            <RefundRules kind={info.order.kind} />
          </Panel>
        </>
      }
    >
      {refund && !again ? (
        <ProgressPanel info={info} refund={refund} onApplyAgain={() => setParams({ again: '1' })} />
      ) : (
        <ApplyPanel info={info} onDone={() => setParams({}, { replace: true })} />
      )}
    </Columns>
  );
}

export default RefundPage;
