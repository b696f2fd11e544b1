import type { RefundInfo } from '@harbor/contract';
import { HiddenTitle } from '@harbor/ui/heading';
import { LinkButton } from '@harbor/ui/kit';
import { Empty, Panel } from '@harbor/ui/mobile';
import styles from './RefundPage.mobile.module.css';

type NoRefundProps = Pick<RefundInfo, 'order' | 'terms'>;

/** Nobody has asked for this order's money back so far. */
export function NoRefund({ order, terms }: NoRefundProps) {
  return (
    <Panel className={styles.state}>
      <HiddenTitle>退款详情</HiddenTitle>
      <Empty
        title="这个订单没有申请过退款"
        description={terms.why}
        action={
          <>
            {terms.allowed && <LinkButton to={`/refund/${order.id}`}>申请退款</LinkButton>}
            <LinkButton primary to={`/orderdetail/${order.id}`}>
              查看订单
            </LinkButton>
          </>
        }
      />
    </Panel>
  );
}
