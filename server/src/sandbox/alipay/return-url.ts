import type { Trade } from '../bank/trade';
import type { SandboxContext } from '../context';
import { identity } from '../keys/identity';
import { alipaySign } from './answer';
import { signText } from './request';
import { amountText, beijingText } from './words';

/** The shop's return_url with the signed parameters that Alipay appends after a payment. */
export function signedReturnUrl(context: SandboxContext, trade: Trade): string {
  if (!trade.returnUrl) return '';
  const message = new Map([
    ['charset', 'utf-8'],
    ['out_trade_no', trade.outTradeNo],
    ['method', trade.product === 'wap' ? 'alipay.trade.wap.pay.return' : 'alipay.trade.page.pay.return'],
    ['total_amount', amountText(trade.amountFen)],
    ['trade_no', trade.tradeNo],
    ['auth_app_id', identity.alipay.appId],
    ['version', '1.0'],
    ['app_id', identity.alipay.appId],
    ['sign_type', 'RSA2'],
    ['seller_id', identity.alipay.sellerId],
    ['timestamp', beijingText(context.clock.now())],
  ]);
  const signed = alipaySign(context.keys, signText(message, ['sign', 'sign_type']));
  const url = new URL(trade.returnUrl);
  for (const [name, value] of message) url.searchParams.append(name, value);
  url.searchParams.append('sign', signed);
  return url.toString();
}
