import type { OrderCard } from '@harbor/contract';
import { Countdown } from '@harbor/ui';

export interface NextStepProps {
  order: OrderCard;
  serverTime: string | undefined;
}

/** What happens next with an order, in one line; one that can be paid counts down. */
export function NextStep({ order, serverTime }: NextStepProps) {
  if (!order.actions.pay || !order.expire_at) return order.hint || order.status_text;
  return (
    <>
      剩余 <Countdown until={order.expire_at} serverTime={serverTime} />
      ，超时订单自动取消
    </>
  );
}
