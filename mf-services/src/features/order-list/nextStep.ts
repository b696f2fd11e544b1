import type { OrderCard } from '@harbor/contract';

/** Whether the order's page asks the buyer for a decision. */
export const waitsForYou = ({ actions }: Pick<OrderCard, 'actions'>): boolean =>
  actions.accept || actions.accept_quote || actions.consent || actions.refund_untaken;

/** What the way to the order's page is called. */
export function nextStep({ actions }: Pick<OrderCard, 'actions'>): string {
  if (actions.accept) return '去验收';
  if (actions.accept_quote) return '查看报价';
  return actions.consent ? '去确认' : '查看详情';
}
