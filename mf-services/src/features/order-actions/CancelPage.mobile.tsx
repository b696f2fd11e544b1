import { Link, Navigate, useNavigate, usePage, useParams, useQuery } from '@harbor/runtime';
import { formatFen } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { BottomBar, Button, Empty, ErrorBlock, Panel } from '@harbor/ui/mobile';
import { OrderDetailSkeleton } from '../../orders/OrderDetailSkeleton.mobile';
import { OrderMissing } from '../../orders/OrderMissing';
import { orderInfo } from '../../orders/queries';
import { isGone } from '../../parts/isGone';
import { Part } from '../../parts/Part.mobile';
import styles from './CancelPage.mobile.module.css';
import { cancelReasons, reasonLimit } from './reasons';
import { useOrderWrites } from './useOrderWrites';
import { useReason } from './useReason';

/** `/cancel/:id` on the phone: asks why and cancels an unpaid order. A paid one is refunded instead. */
export function CancelPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(orderInfo(id));
  const order = query.data;
  const { cancel, waiting } = useOrderWrites();
  const { reason, setReason, text, setText, own, said } = useReason();
  usePage({ ready: !query.isPending });

  if (query.isPending) return <OrderDetailSkeleton />;
  if (isGone(query.error)) return <OrderMissing />;
  if (!order)
    return (
      <Panel className={styles.state}>
        <ErrorBlock title="订单没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  const detail = `/orderdetail/${id}`;
  if (order.actions.refund) return <Navigate to={`/refund/${id}`} replace />;
  if (!order.actions.cancel)
    return (
      <Panel className={styles.state}>
        <HiddenTitle>取消订单</HiddenTitle>
        <Empty
          title="这个订单现在不能取消"
          description={`订单${order.status_text}`}
          action={
            <Link className={styles.primary} to={detail}>
              查看订单
            </Link>
          }
        />
      </Panel>
    );
  return (
    <>
      <HiddenTitle>取消订单</HiddenTitle>
      <Part>
        <p className={styles.order}>
          <strong>{order.title}</strong>
          <span>
            {order.spec_text}
            {order.pay_fen > 0 && ` · ¥${formatFen(order.pay_fen)}`}
          </span>
        </p>
      </Part>
      <Part title="为什么取消？">
        <div role="radiogroup" aria-label="原因">
          {cancelReasons.map((one) => (
            <label key={one} className={styles.reason}>
              {one}
              <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
            </label>
          ))}
        </div>
        {own && (
          <textarea
            className={styles.text}
            aria-label="具体原因"
            rows={3}
            maxLength={reasonLimit}
            value={text}
            placeholder="选填，帮助我们改进"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Part>
      <Part>
        <p className={styles.note}>取消后不能恢复；用了优惠券的，会退回您的账户。</p>
      </Part>
      <BottomBar label="取消订单">
        <div className={styles.buttons}>
          <Button onClick={() => void navigate(detail, { replace: true })}>再想想</Button>
          <Button
            kind="outline"
            className={styles.danger}
            loading={waiting}
            disabled={reason === ''}
            onClick={() => cancel(order, said, () => void navigate(detail, { replace: true }))}
          >
            确认取消
          </Button>
        </div>
      </BottomBar>
    </>
  );
}

export default CancelPage;
