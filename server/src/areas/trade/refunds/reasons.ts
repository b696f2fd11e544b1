import type { RefundMiss, RefundReason } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { OrderRow } from '../orders/rows';

/** What people read for each reason. */
export const reasonLabel: Record<RefundReason, string> = {
  not_needed: '拍错/不需要',
  late_taking: '超时未接单',
  late_delivery: '超时未交付',
  mismatch: '与要求不符',
  quality: '质量问题',
  attitude: '服务态度',
  duplicate: '重复下单',
  other: '其他',
};

const beforeStart: RefundReason[] = ['not_needed', 'late_taking', 'duplicate', 'other'];
const underWay: RefundReason[] = ['not_needed', 'late_delivery', 'attitude', 'quality', 'duplicate', 'other'];
const afterDelivery: RefundReason[] = [
  'mismatch',
  'quality',
  'late_delivery',
  'attitude',
  'not_needed',
  'other',
];

const course: RefundReason[] = ['not_needed', 'mismatch', 'quality', 'duplicate', 'other'];

/** Reasons that make sense for what was bought at a stage, the likeliest first. */
export function reasonsAt({ kind, status }: Pick<OrderRow, 'kind' | 'status'>): RefundReason[] {
  if (kind === orderKind.course) return course;
  if (status === s.incomplete || status === s.waiting) return beforeStart;
  if (status === s.trial) return ['late_taking', ...underWay];
  return status === s.serving ? underWay : afterDelivery;
}

/** The rubric of a delivery: what it may lack, and which share of the price that is, in percent. */
export const missRubric: readonly { key: RefundMiss; label: string; percent: number }[] = [
  { key: 'content', label: '约定的内容没有完成', percent: 30 },
  { key: 'quality', label: '质量明显低于约定', percent: 30 },
  { key: 'changes', label: '修改意见没有处理', percent: 20 },
  { key: 'late', label: '晚于约定时间交付', percent: 15 },
  { key: 'format', label: '格式不符合要求', percent: 10 },
];

/** Whatever a delivery lacks, something was delivered: the suggestion goes no further, in percent. */
export const missCap = 70;

/** The share that ticked misses add up to, in percent. */
export function missPercent(misses: readonly RefundMiss[]): number {
  const sum = missRubric
    .filter(({ key }) => misses.includes(key))
    .reduce((total, { percent }) => total + percent, 0);
  return Math.min(missCap, sum);
}

/** The words of ticked misses. */
export const missLabels = (misses: readonly string[]): string[] =>
  missRubric.filter(({ key }) => misses.includes(key)).map(({ label }) => label);
