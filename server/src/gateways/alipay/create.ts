import { z } from 'zod';
import { GatewayError } from '../errors';
import type { CreatePayment, PaymentEntry } from '../gateway';
import type { AlipaySettings } from '../settings';
import type { AlipayClient } from './client';
import { beijingTime, yuan } from './figures';

const precreated = z.object({ outTradeNo: z.string(), qrCode: z.string().min(1) });

/**
 * `page` and `wap` are only signed here: the trade comes to exist when the browser has gone there and the buyer
 * has logged in. `time_expire` is ours, because until then nothing at Alipay can be closed.
 */
export async function create(
  client: AlipayClient,
  settings: AlipaySettings,
  payment: CreatePayment,
  until: number,
): Promise<PaymentEntry> {
  const trade = {
    out_trade_no: payment.outTradeNo,
    total_amount: yuan(payment.amountFen),
    subject: cleanSubject(payment.subject),
    time_expire: beijingTime(payment.expiresAt.getTime()),
  };
  switch (payment.scene) {
    case 'page': {
      const content = { ...trade, product_code: 'FAST_INSTANT_TRADE_PAY' };
      const url = client.pageUrl('alipay.trade.page.pay', content, settings.notifyUrl, payment.returnUrl);
      return { kind: 'url', payload: url };
    }
    case 'wap': {
      const content = { ...trade, product_code: 'QUICK_WAP_WAY', quit_url: payment.returnUrl };
      const url = client.pageUrl('alipay.trade.wap.pay', content, settings.notifyUrl, payment.returnUrl);
      return { kind: 'url', payload: url };
    }
    case 'qr': {
      const answer = await client.call('alipay.trade.precreate', trade, until, settings.notifyUrl);
      const parsed = precreated.safeParse(answer);
      if (!parsed.success || parsed.data.outTradeNo !== payment.outTradeNo)
        throw new GatewayError('alipay', 'unknown', 'ANSWER_MISMATCH', '支付宝的应答与请求不符');
      return { kind: 'qr', payload: parsed.data.qrCode };
    }
    default:
      throw new GatewayError('alipay', 'refused', 'SCENE', `支付宝没有 ${payment.scene} 场景`);
  }
}

/** At most 256 characters, without the signs that Alipay forbids in a subject. */
function cleanSubject(subject: string): string {
  return Array.from(subject.replace(/[/=&]/g, ' ')).slice(0, 256).join('');
}
