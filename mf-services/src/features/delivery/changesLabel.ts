import type { OrderDetail } from '@harbor/contract';

/** What the button that asks for changes says; empty where there is none. */
export function changesLabel({ actions, rounds_left }: Pick<OrderDetail, 'actions' | 'rounds_left'>): string {
  if (actions.request_changes) return `要求修改（余 ${rounds_left} 次）`;
  return actions.ask_changes ? '申请额外修改' : '';
}
