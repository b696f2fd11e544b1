import type { DifferenceKind } from './rows';

export const channelText: Record<string, string> = {
  wechat: '微信支付',
  alipay: '支付宝',
  none: '未经渠道',
};

export const kindText: Record<DifferenceKind, string> = {
  only_theirs: '渠道有付款，平台没有',
  only_ours: '平台有付款，渠道没有',
  amount: '付款金额不同',
  refund_only_theirs: '渠道有退款，平台没有',
  refund_only_ours: '平台有退款，渠道没有',
  refund_amount: '退款金额不同',
};

/** So near to midnight, in ms, money may stand on the next day's statement. */
const nearMidnight = 10 * 60_000;
const dayMs = 24 * 3_600_000;
const beijing = 8 * 3_600_000;

/** What to do about a difference. */
export function adviceOf(kind: DifferenceKind, at: Date | null): string {
  const left = at ? dayMs - ((at.getTime() + beijing) % dayMs) : dayMs;
  if (kind === 'only_ours' || kind === 'refund_only_ours') {
    if (left < nearMidnight) return '临近日切，账单可能记在次日；次日对账后会自动对平';
    return kind === 'only_ours'
      ? '到商户平台查这笔交易；确未收款的，暂停服务并联系买家'
      : '到商户平台查这笔退款；确未退出的，在退款队列重试或线下退款';
  }
  return {
    only_theirs: '单号不是本站的，核对是否为其他系统收款；是买家多付的，在商户平台原路退回',
    amount: '核对改价记录与商户平台金额；少收的联系买家补差，多收的退回差额',
    refund_only_theirs: '核对是否有人在商户平台直接退款；属实的，按线下退款登记到订单',
    refund_amount: '核对退款审批金额；多退的联系买家，少退的补退差额',
  }[kind];
}
