import type { ReimbursementCheck } from '@harbor/contract';
import { invoiceStatus as i } from '@harbor/contract/invoice-status';
import { orderKind } from '@harbor/contract/order-kind';
import { yuan } from '../../../labels/money';
import { contractDay, dayOf, type ReimbursementFacts } from './facts';

type Result = Omit<ReimbursementCheck, 'key' | 'label'>;

const ok = (text: string): Result => ({ state: 'ok', text, todo: '' });
const warn = (text: string, todo: string): Result => ({ state: 'warn', text, todo });
const missing = (text: string, todo: string): Result => ({ state: 'missing', text, todo });

function invoice({ invoice: found }: ReimbursementFacts): Result {
  switch (found?.status) {
    case i.issued:
      return ok(`发票 ${found.number}，开票日期 ${found.issued_on}`);
    case i.asked:
      return warn('发票已申请，还没有开具', '开具后会通知您；现在下载，材料里是开票申请');
    case i.refused:
      return missing(`开票申请被驳回：${found.reason}`, '在订单详情中更正后重新提交');
    default:
      return missing('还没有申请发票', '请先在订单详情的“票据与报告”中申请发票');
  }
}

function contractDate(facts: ReimbursementFacts): Result {
  const day = contractDay(facts);
  const found = facts.invoice;
  if (found?.status !== i.issued) return warn(`合同日期 ${day}`, '开具发票后核对：合同日期不能晚于开票日期');
  return day <= found.issued_on
    ? ok(`合同 ${day}，发票 ${found.issued_on}`)
    : missing(`合同 ${day} 晚于发票 ${found.issued_on}`, '请联系客服红冲后按正确的日期重开');
}

function acceptance({ order, deliverables }: ReimbursementFacts): Result {
  if (order.kind === orderKind.course)
    return ok(`课程于 ${dayOf(order.finished_at ?? order.updated_at)} 开通，没有交付和验收`);
  const delivered = deliverables[0]?.at ?? order.delivered_at;
  const accepted = order.finished_at ?? order.updated_at;
  if (!delivered) return warn('订单没有交付记录', '学校需要验收单的，请联系客服');
  return accepted >= delivered
    ? ok(`交付 ${dayOf(delivered)}，验收 ${dayOf(accepted)}`)
    : warn(`验收 ${dayOf(accepted)} 早于交付 ${dayOf(delivered)}`, '请联系客服核对交付记录');
}

function amount({ invoice: found, netFen, refundedFen }: ReimbursementFacts): Result {
  const net = `实付减退款 ${yuan(netFen)}${refundedFen > 0 ? `（已退 ${yuan(refundedFen)}）` : ''}`;
  if (found?.status !== i.issued) return ok(net);
  return found.amount_fen === netFen
    ? ok(`发票与${net}一致`)
    : missing(`发票 ${yuan(found.amount_fen ?? 0)}，${net}`, '金额不一致，请联系客服红冲后重开');
}

function contract({ profile, netFen }: ReimbursementFacts): Result {
  const over = profile?.contract_over_fen ?? null;
  if (over === null)
    return warn('还不知道学校从多少金额起需要合同', '在“报销材料”中填写一次，以后的订单会自动核对');
  return netFen > over
    ? warn(`超过 ${yuan(over)}，需要合同；材料里有服务协议`, '学校要求双方盖章的，请提前联系客服办理')
    : ok(`没有超过 ${yuan(over)}，不需要合同`);
}

const checks: [ReimbursementCheck['key'], string, (facts: ReimbursementFacts) => Result][] = [
  ['invoice', '发票', invoice],
  ['contract_date', '合同日期不晚于发票日期', contractDate],
  ['acceptance', '验收在交付之后', acceptance],
  ['amount', '金额一致', amount],
  ['contract', '是否需要合同', contract],
];

/** What whoever checks the reimbursement will look at, and what to do where it does not fit. */
export const checksOf = (facts: ReimbursementFacts): ReimbursementCheck[] =>
  checks.map(([key, label, check]) => ({ key, label, ...check(facts) }));
