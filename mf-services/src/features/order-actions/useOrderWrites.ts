import type { ApiKey } from '@harbor/contract';
import { newIdempotencyKey, notify, useApiMutation } from '@harbor/runtime';
import { useRef } from 'react';
import type { CancellableOrder } from './reasons';

const changed: ApiKey[] = [
  'POST /user/get_orders',
  'POST /user/order_info/:id',
  'GET /user/get_wait_num',
  'GET /user/get_order_num',
  'GET /user/get_pc_num',
];

/** Cancelling and hiding an order; the lists follow by themselves. */
export function useOrderWrites() {
  const key = useRef(newIdempotencyKey());
  const cancel = useApiMutation('POST /user/cancel/:id', { invalidates: changed });
  const hide = useApiMutation('POST /user/hide_order/:id', { invalidates: changed });
  return {
    waiting: cancel.isPending || hide.isPending,
    cancel(order: CancellableOrder, reason: string, onDone: () => void) {
      const input = { params: { id: order.id }, body: { reason }, idempotencyKey: key.current };
      cancel.mutate(input, {
        onSuccess() {
          key.current = newIdempotencyKey();
          notify.success('订单已取消');
          onDone();
        },
        onError(error) {
          if (!error.transient) key.current = newIdempotencyKey();
        },
      });
    },
    hide(id: number, onDone: () => void) {
      const done = () => {
        notify.success('订单已删除');
        onDone();
      };
      hide.mutate({ params: { id } }, { onSuccess: done });
    },
  };
}
