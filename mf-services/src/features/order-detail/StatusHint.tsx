import type { OrderDetail } from '@harbor/contract';
import { Countdown } from '@harbor/ui';

interface StatusHintProps {
  order: OrderDetail;
  onExpire: () => void;
}

/** What happens next, and by when it has to be paid. */
export function StatusHint({ order, onExpire }: StatusHintProps) {
  if (!order.actions.pay || !order.expire_at) return order.hint;
  return (
    <>
      请在{' '}
      <b>
        <Countdown until={order.expire_at} serverTime={order.server_time} onEnd={onExpire} />
      </b>{' '}
      内付款，超时订单自动取消
    </>
  );
}
