import type { RefundRecord } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { type RefundStatus, refundStatus as r } from '@harbor/contract/refund-status';
import { shortTime } from '../../../labels/beijing';
import type { RefundLineRow, RefundRow } from './rows';

type Step = RefundRecord['steps'][number];
type Line = Pick<RefundLineRow, 'event' | 'at' | 'from_status'>;

const last = (lines: readonly Line[], ...events: RefundLineRow['event'][]) =>
  lines.filter(({ event }) => events.includes(event)).at(-1);
const stamp = (line: Line | undefined) => (line ? shortTime(line.at) : '');

const onItsWay: readonly RefundStatus[] = [r.processing, r.failed, r.refunded];

/** The way of a refund, stage by stage. `lines` oldest first. */
export function stepsOf(refund: Pick<RefundRow, 'status' | 'created_at'>, lines: readonly Line[]): Step[] {
  const { status } = refund;
  const applied: Step = { label: '提交申请', description: shortTime(refund.created_at), state: 'done' };
  if (status === r.withdrawn) {
    const end = last(lines, 'withdraw', 'lapse');
    return [applied, { label: '已撤销', description: stamp(end), state: 'current' }];
  }
  return [applied, ...reviews(status, lines), ...money(status, lines)];
}

/** The first look and, after a refusal, the second one. */
function reviews(status: RefundStatus, lines: readonly Line[]): Step[] {
  const granted = last(lines, 'grant', 'approve', 'begin');
  const refused = lines.find(({ event, from_status }) => event === 'refuse' && from_status === r.applied);
  if (!refused) {
    if (onItsWay.includes(status)) return [{ label: '审核通过', description: stamp(granted), state: 'done' }];
    return [
      status === r.evidence
        ? { label: '补充凭证', description: '等待您补充', state: 'current' }
        : { label: '客服审核', description: `${promises.refundAnswerHours}小时内答复`, state: 'current' },
    ];
  }
  const first: Step = { label: '审核未通过', description: stamp(refused), state: 'failed' };
  if (status === r.appealed)
    return [
      first,
      { label: '申诉复核', description: `${promises.appealDecidedDays}天内答复`, state: 'current' },
    ];
  if (onItsWay.includes(status))
    return [first, { label: '复核通过', description: stamp(granted), state: 'done' }];
  const again = lines.find(({ event, from_status }) => event === 'refuse' && from_status === r.appealed);
  return again ? [first, { label: '复核未通过', description: stamp(again), state: 'failed' }] : [first];
}

function money(status: RefundStatus, lines: readonly Line[]): Step[] {
  if (status === r.refused) return [];
  const done = last(lines, 'done', 'offline');
  if (status === r.refunded) return [{ label: '已退款', description: stamp(done), state: 'done' }];
  return [
    onItsWay.includes(status)
      ? { label: '退款处理中', description: '1–7个工作日', state: 'current' }
      : { label: '原路退款', description: '通过后1–7个工作日', state: 'todo' },
  ];
}
