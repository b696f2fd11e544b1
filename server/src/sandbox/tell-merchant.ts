import { noticeId as alipayNoticeId } from './alipay/notices';
import { refundNoticeOf as alipayRefundNotice } from './alipay/refunds';
import { tradeNoticeOf } from './alipay/trades';
import type { Refund, Trade } from './bank/trade';
import type { SandboxContext } from './context';
import { identity } from './keys/identity';
import { noticeId as wechatNoticeId } from './wechat/notices';
import { refundNoticeOf as wechatRefundNotice } from './wechat/refunds';
import { transactionOf } from './wechat/transactions';

/** Money has come in: notifies the merchant in the channel's words. */
export function tellPaid(context: SandboxContext, trade: Trade): void {
  const { channel, outTradeNo, notifyUrl: url } = trade;
  if (!url) return;
  const to = { channel, outTradeNo, url };
  if (channel === 'wechat') {
    const content = transactionOf(context, trade);
    context.notifier.send({ ...to, id: wechatNoticeId(), event: 'TRANSACTION.SUCCESS', content });
    return;
  }
  const content = tradeNoticeOf(context, trade);
  context.notifier.send({ ...to, id: alipayNoticeId(), event: 'TRADE_SUCCESS', content });
}

/** A refund has ended: notifies the merchant, if the refund or its trade named an address. */
export function tellRefunded(context: SandboxContext, trade: Trade, refund: Refund): void {
  const { channel, outTradeNo, notifyUrl: url } = refund;
  if (!url) return;
  const to = { channel, outTradeNo, url };
  if (channel === 'wechat') {
    const content = wechatRefundNotice(identity.wechat.mchid, trade, refund);
    context.notifier.send({ ...to, id: wechatNoticeId(), event: `REFUND.${refund.outcome}`, content });
    return;
  }
  const content = alipayRefundNotice(context, trade, refund);
  context.notifier.send({ ...to, id: alipayNoticeId(), event: 'REFUND', content });
}
