import { apiQuery, useQuery, useSession } from '@harbor/runtime';
import { useSameInAllTabs } from './useSameInAllTabs';

const everyMinute = 60_000;

/** What waits for the user. */
export interface Badges {
  /** Orders that need the user to act. */
  orders: number;
  /** Unread messages. */
  messages: number;
}

/** Counts of the header's badges: asked for on focus and every 60 s, the same in all tabs; 0 for visitors. */
export function useBadges(): Badges {
  const { loggedIn } = useSession();
  const options = {
    enabled: loggedIn,
    silent: true,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
    refetchInterval: everyMinute,
  } as const;
  const orders = apiQuery('GET /user/get_order_num', {}, options);
  const messages = apiQuery('GET /message/message_num', {}, options);
  const orderCount = useQuery(orders).data;
  const messageCount = useQuery(messages).data;
  useSameInAllTabs(orders.queryKey, orderCount);
  useSameInAllTabs(messages.queryKey, messageCount);
  if (!loggedIn) return { orders: 0, messages: 0 };
  return { orders: orderCount?.count ?? 0, messages: messageCount?.total ?? 0 };
}
