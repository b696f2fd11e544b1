import { notify } from '@harbor/runtime';
import { useCancelRefund } from './queries';

/** @returns what takes an application back; what is on screen follows */
export function useWithdraw(orderId: number) {
  const withdraw = useCancelRefund();
  return () => withdraw.mutateAsync({ params: { id: orderId } }).then(() => notify.success('已撤销退款申请'));
}

/** What is asked before; `left` is how often one may apply again. */
export const withdrawWords = (left: number) => ({
  title: '确定要撤销退款申请吗？',
  text: left > 0 ? `撤销后订单继续进行，还可以再申请 ${left} 次。` : '撤销后订单继续进行，不能再次申请退款。',
  yes: '撤销申请',
});
