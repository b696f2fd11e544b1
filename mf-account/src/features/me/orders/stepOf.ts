import type { OrderCard } from '@harbor/contract';

/**
 * The next step with an order, as its button says it: the first of what the server lets its owner do now that somebody
 * waits for. A tab holds orders of several kinds (待付款 also those that wait for a quote), so it says nothing about that.
 */
export function stepOf({ actions }: Pick<OrderCard, 'actions'>): string {
  if (actions.pay) return '去付款';
  if (actions.accept_quote) return '查看报价';
  if (actions.accept) return '去验收';
  if (actions.consent) return '去确认';
  if (actions.fill_form) return '去完善';
  if (actions.refund_progress) return '看退款进度';
  return actions.review ? '去评价' : '看进度';
}
