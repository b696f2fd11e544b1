import type { OrderCard } from '@harbor/contract';

type Asked = Pick<OrderCard, 'id' | 'form_no' | 'form_status' | 'status' | 'actions'>;

const words: Record<number, string> = { 0: '填写资料', 1: '继续填写资料', 2: '查看资料', 3: '修改资料' };

/** The way to an order's form: its words, its address, and whether it is what the order waits for. */
export function formEntry(order: Asked): { text: string; to: string; urgent: boolean } | undefined {
  const { fill_form, view_form } = order.actions;
  if (!fill_form && !view_form) return undefined;
  return {
    text: words[order.form_status] ?? '查看资料',
    to: `/orderform/${order.form_no}?order=${order.id}`,
    urgent: fill_form && order.status === 20,
  };
}
