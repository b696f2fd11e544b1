import { call, useQuery } from '@harbor/runtime';

/** A code is drawn anew after this long; WeChat's own live two hours. */
export const codeLife = 5 * 60_000;

/**
 * The WeChat code of an order. The server answers the same trade as long as it is open, so asking again (a reload, a
 * second tab) never makes a second payment.
 */
export function usePayCode(orderId: number, enabled: boolean) {
  return useQuery({
    queryKey: ['POST /pay/continue_wechat/:id', { params: { id: orderId } }],
    queryFn: ({ signal }) =>
      call('POST /pay/continue_wechat/:id', {
        params: { id: orderId },
        body: { scene: 'desktop' },
        signal,
        silent: true,
      }),
    enabled,
    staleTime: codeLife,
    gcTime: 0,
    refetchInterval: codeLife,
  });
}
