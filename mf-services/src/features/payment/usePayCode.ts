import { replacedState } from '@harbor/contract/payment-states';
import { ApiError, call, useQuery } from '@harbor/runtime';
import { useEffect, useRef } from 'react';
import type { Offer } from './usePayWatch';

/** A code is drawn anew after this long; WeChat's own live two hours. */
export const codeLife = 5 * 60_000;

/** The number of another way to pay, chosen elsewhere, which this page has left alone; undefined for any other fault. */
function replacementIn(error: unknown): string | undefined {
  const data: { trade_state?: unknown; pay_no?: unknown } = Object(error instanceof ApiError && error.data);
  return data.trade_state === replacedState ? String(data.pay_no) : undefined;
}

/**
 * The WeChat code of an order. The server answers the same trade as long as it is open, so asking again (a reload, a
 * second tab) never makes a second payment; nor does it take the place of a way chosen elsewhere, unless somebody asks
 * for that. A code that is not on offer any more is replaced at once.
 */
export function usePayCode(orderId: number, offer: Offer | null) {
  const taking = useRef(false);
  const code = useQuery({
    queryKey: ['POST /pay/continue_wechat/:id', { params: { id: orderId } }],
    queryFn: async ({ signal }) => {
      const body = { scene: 'desktop' as const, keep: !taking.current };
      taking.current = false;
      return call('POST /pay/continue_wechat/:id', { params: { id: orderId }, body, signal, silent: true });
    },
    staleTime: codeLife,
    gcTime: 0,
    refetchInterval: codeLife,
  });
  const { refetch, isFetching, isError } = code;
  const replacement = isError ? replacementIn(code.error) : undefined;

  const known = isError ? replacement : code.data?.pay_no;
  // A state that is older than the code says nothing about it.
  const newer = offer !== null && offer.at > Math.max(code.dataUpdatedAt, code.errorUpdatedAt);
  const stale = newer && !isFetching && known !== undefined && known !== offer.payNo;
  useEffect(() => {
    if (stale) void refetch();
  }, [stale, refetch]);

  return {
    code,
    /** Another way was chosen elsewhere. */
    replaced: replacement !== undefined,
    /** The code on screen is none to pay with; what takes its place is on its way. */
    stale,
    /** Takes the place of the way chosen elsewhere. */
    takeBack() {
      taking.current = true;
      void refetch();
    },
  };
}
