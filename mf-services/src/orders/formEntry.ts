import type { OrderCard } from '@harbor/contract';

type Asked = Pick<OrderCard, 'id' | 'form_no' | 'form_status' | 'status' | 'actions'>;

const words: Record<number, string> = { 0: '填写资料', 1: '继续填写资料', 2: '查看资料', 3: '修改资料' };

/**
 * The way to an order's form: its words, its address, and whether it is what the order waits for. A list has room for it
 * only where there is something to fill in and nothing to pay.
 */
export function formEntry(
  order: Asked,
  inList = false,
): { text: string; to: string; urgent: boolean } | undefined {
  const { fill_form, view_form, pay } = order.actions;
  if (!fill_form && !view_form) return undefined;
  if (inList && (pay || !fill_form)) return undefined;
  return {
    text: words[order.form_status] ?? '查看资料',
    to: `/orderform/${order.form_no}?order=${order.id}`,
    urgent: fill_form && order.status === 20,
  };
}
