import type { RefundReason } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { refundStatus as r } from '@harbor/contract/refund-status';
import { dayInWords, shortTime } from '../../../labels/beijing';
import { yuan } from '../../../labels/money';
import { mayAppeal } from './own-acts';
import { reasonLabel } from './reasons';
import type { RefundLineRow, RefundRow } from './rows';

type Sentence = (line: Pick<RefundLineRow, 'amount_fen' | 'from_status'>) => string;

const amount = ({ amount_fen }: Pick<RefundLineRow, 'amount_fen'>) => yuan(amount_fen ?? 0);
const onAppeal = ({ from_status }: Pick<RefundLineRow, 'from_status'>) => from_status === r.appealed;

const sentences: Record<RefundLineRow['event'], Sentence> = {
  apply: (line) => `您申请退款 ${amount(line)}`,
  begin: (line) => `系统发起退款 ${amount(line)}`,
  grant: (line) => `符合全额退款的条件，系统同意退款 ${amount(line)}`,
  approve: (line) => `${onAppeal(line) ? '复核后同意' : '客服同意'}退款 ${amount(line)}`,
  propose: (line) => `提出退款 ${amount(line)}，等待另一位同事复核`,
  return: () => '复核未通过，退回重新处理',
  ask: () => '客服请您补充凭证',
  supply: () => '您补充了凭证',
  lapse: () => `${promises.refundSupplyHours}小时内没有补充凭证，申请自动撤销`,
  refuse: (line) => (onAppeal(line) ? '复核后维持原结果，退款未通过' : '退款申请未通过'),
  withdraw: () => '您撤销了退款申请',
  appeal: () => '您提出申诉，由另一位客服复核',
  done: (line) => `${amount(line)} 已原路退回`,
  fail: () => '支付渠道暂时没有退成，客服正在处理',
  retry: () => '客服已请支付渠道重新退款',
  offline: (line) => `${amount(line)} 已由财务转账退回`,
  escalate: () => '没有按时答复，已升级并提醒全体客服',
  answer: () => '老师作出说明',
};

/** The sentence of a line. */
export const lineTitle = (line: Pick<RefundLineRow, 'event' | 'amount_fen' | 'from_status'>): string =>
  sentences[line.event](line);

/** Words of a reason; those of other codes are the refund's own text. */
export const reasonText = (code: string, text: string): string => reasonLabel[code as RefundReason] ?? text;

/** What happens next with a refund, and by when. */
export function promiseOf(refund: RefundRow, now: Date): string {
  const by = refund.due_at ? `${dayInWords(refund.due_at)} ${shortTime(refund.due_at).slice(6)}` : '';
  const granted = yuan(refund.approved_fen ?? refund.apply_fen);
  switch (refund.status) {
    case r.applied:
      return refund.escalated_at
        ? '没有按时答复您，非常抱歉，已提醒全体客服优先处理。'
        : `客服将在 ${by} 前答复您。`;
    case r.evidence:
      return `请在 ${by} 前补充凭证，超时申请将自动撤销。`;
    case r.processing:
      return `${granted} 正在原路退回，预计1–7个工作日到账。`;
    case r.failed:
      return `${granted} 的退款仍在进行，预计1–7个工作日；支付渠道暂时没有退成，客服正在处理，无需您操作。`;
    case r.refunded:
      return `${granted} 已退回，到账时间以支付渠道通知为准。`;
    case r.withdrawn:
      return '申请已撤销，订单继续进行。';
    case r.appealed:
      return refund.escalated_at
        ? '没有按时答复您，非常抱歉，已提醒全体客服优先处理。'
        : `由另一位客服复核，将在 ${by} 前答复您。`;
    case r.refused:
      if (refund.final) return '这是复核后的最终结果。如仍有疑问，可以联系客服或提交投诉。';
      return mayAppeal(refund, now)
        ? `如不认可，可在 ${by} 前申诉，由另一位客服复核。`
        : '申诉期已过。如仍有疑问，可以联系客服。';
    default:
      return '';
  }
}
