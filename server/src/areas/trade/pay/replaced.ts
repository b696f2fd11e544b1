import type { PaymentFailure } from '@harbor/contract';
import { replacedState } from '@harbor/contract/payment-states';
import { conflict, type HttpProblem } from '../../../http/problem';
import type { PaymentRow } from './rows';

const names: Record<PaymentRow['channel'], string> = { wechat: '微信支付', alipay: '支付宝', none: '' };

/** 409 for a page whose way to pay was replaced by another one, chosen in another tab or on another device. */
export function replacedElsewhere(by: Pick<PaymentRow, 'channel' | 'pay_no'>): HttpProblem {
  const words = `您已在其他页面或设备上改用${names[by.channel]}付款`;
  const data: PaymentFailure = { trade_state: replacedState, trade_state_desc: words, pay_no: by.pay_no };
  return conflict(words, data);
}
