import type { Payment, PayScene } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { departure } from './departure';
import { usePayByAlipay, usePayByWechat } from './queries';

export type Channel = 'wechat' | 'alipay';

const paid = 1;

/** Starts (or goes on with) a payment and leaves for the gateway's page. A second press while waiting does nothing. */
export function usePayRedirect(orderId: number, scene: PayScene, onLeave: () => void) {
  const options = {
    onSuccess({ pay_no, redirect_url, status }: Pick<Payment, 'pay_no' | 'redirect_url' | 'status'>) {
      // Paid in another tab meanwhile: the watch notices by itself.
      if (status === paid) return;
      if (!redirect_url) return notify.error('支付页面没有准备好，请稍后再试');
      onLeave();
      departure.to(orderId, pay_no, redirect_url);
    },
  };
  const wechat = usePayByWechat(options);
  const alipay = usePayByAlipay(options);
  return {
    waiting: wechat.isPending || alipay.isPending,
    pay: (channel: Channel) =>
      (channel === 'wechat' ? wechat : alipay).mutate({ params: { id: orderId }, body: { scene } }),
  };
}
