import { orderStatus } from '@harbor/contract/order-status';
import { useQuery } from '@harbor/runtime';
import { useEffect, useRef } from 'react';
import { payState } from './queries';

const often = 2_000;
const seldom = 10_000;
const patient = 5 * 60_000;

/** How a payment stands, in the words of the gateway. */
export interface PayState {
  paid: boolean;
  order_status: number;
  trade_state: string;
  trade_state_desc: string;
  /** What the order costs now, in 分. */
  pay_fen: number;
  /** The number that it is to be paid with. */
  offered: { pay_no: string; channel: 'wechat' | 'alipay' } | null;
}

/** Which number an order that waits for money is to be paid with, empty for none, and when that was heard, in ms. */
export interface Offer {
  payNo: string;
  at: number;
}

/** Whether nothing more will happen: paid, or the order is no longer waiting for money. */
export function isSettled(state: PayState | undefined): boolean {
  return state !== undefined && (state.paid || state.order_status !== orderStatus.unpaid);
}

/** What an answer says about the number on offer; null before the first one, and once the order waits no more. */
export function offerOf(state: PayState | undefined, at: number): Offer | null {
  return state && !isSettled(state) ? { payNo: state.offered?.pay_no ?? '', at } : null;
}

const names = { wechat: '微信支付', alipay: '支付宝' };

/**
 * What to say to somebody who left for a cashier whose number is not on offer any more; empty while it is.
 * @param left the number that they left with
 */
export function replacedText(state: PayState | undefined, left: string): string {
  if (!state || isSettled(state) || left === '' || state.offered?.pay_no === left) return '';
  return state.offered
    ? `您已在其他页面或设备上改用${names[state.offered.channel]}付款`
    : '这笔付款已关闭，请重新选择支付方式';
}

/**
 * Asks the server how the payment stands: every 2 s for five minutes, then every 10 s, and at once when the window comes
 * back to the front, or when the site's live events tell of a change. The server asks the gateway; nothing that the browser saw counts.
 */
export function usePayWatch(orderId: number, active: boolean) {
  const since = useRef(0);
  useEffect(() => {
    if (active) since.current = Date.now();
  }, [active]);
  return useQuery({
    ...payState(orderId),
    enabled: active,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: (query) => {
      if (isSettled(query.state.data)) return false;
      return Date.now() - since.current < patient ? often : seldom;
    },
  });
}

const failed = /^(PAYERROR|CLOSED|REVOKED|TRADE_CLOSED)$/;

/** The gateway's own sentence about a payment that went wrong; empty while it is still under way. */
export function failureText(state: PayState | undefined): string {
  return state && !state.paid && failed.test(state.trade_state) ? state.trade_state_desc : '';
}
