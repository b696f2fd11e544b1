import type { TakeActions } from '@harbor/contract';
import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import { takeStatus as t } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import { openRefund } from '../../trade/orders/refund-status';
import type { OrderRow } from '../../trade/orders/rows';
import type { TakeRow, WaitTakeRow } from './rows';

export const noActions: TakeActions = {
  ...{
    take: false,
    why: '',
    accept_invitation: false,
    decline_invitation: false,
    begin: false,
    hand_in: false,
  },
  ...{ confirm: false, report: false, fill: false, deliver: false, give_up: false, chat: false },
};

type Asked = Pick<OrderRow, 'status' | 'refund_status'>;

const served: readonly OrderStatus[] = [s.serving, s.revising];
const talked: readonly OrderStatus[] = [s.serving, s.delivered, s.revising, s.done];

/** What a teacher may do with their own take at `now`. Every call checks the same again. */
export function takeActions(order: Asked, pool: WaitTakeRow, take: TakeRow, now: Date): TakeActions {
  const inTime = take.due_at === null || take.due_at > now;
  const serves = take.status === t.chosen && take.confirmed_at !== null;
  const open = take.ended_at === null;
  const works = serves && open && served.includes(order.status);
  const running = open && !pool.held;
  return {
    ...noActions,
    begin: running && take.status === t.taken && inTime,
    hand_in: running && take.status === t.trying && inTime,
    confirm: running && take.status === t.chosen && !take.confirmed_at && inTime,
    report: works,
    fill:
      works && order.status === s.serving && pool.status === w.serving && !openRefund(order.refund_status),
    deliver: works && !openRefund(order.refund_status),
    give_up: open && (!take.confirmed_at || works),
    chat: serves && talked.includes(order.status),
  };
}
