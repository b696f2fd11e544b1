import { orderStatus } from '@harbor/contract/order-status';
import { apiQuery, useQuery } from '@harbor/runtime';
import { useEffect, useRef } from 'react';

const often = 2_000;
const seldom = 10_000;
const patient = 5 * 60_000;

/** How a payment stands, in the words of the gateway. */
export interface PayState {
  paid: boolean;
  order_status: number;
  trade_state: string;
  trade_state_desc: string;
}

/** Whether nothing more will happen: paid, or the order is no longer waiting for money. */
export function isSettled(state: PayState | undefined): boolean {
  return state !== undefined && (state.paid || state.order_status !== orderStatus.unpaid);
}

/**
 * Asks the server how the payment stands: every 2 s for five minutes, then every 10 s, and at once when the window comes
 * back to the front. The server asks the gateway; nothing that the browser saw counts.
 */
export function usePayWatch(orderId: number, active: boolean) {
  const since = useRef(0);
  useEffect(() => {
    if (active) since.current = Date.now();
  }, [active]);
  return useQuery({
    ...apiQuery('GET /pay/state/:id', { params: { id: orderId } }, { silent: true }),
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
