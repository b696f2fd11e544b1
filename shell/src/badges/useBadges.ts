import { useQuery, useSession } from '@harbor/runtime';
import { messageCount, orderCount } from './queries';
import { useSameInAllTabs } from './useSameInAllTabs';

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
  const orders = orderCount(loggedIn);
  const messages = messageCount(loggedIn);
  const orderData = useQuery(orders).data;
  const messageData = useQuery(messages).data;
  useSameInAllTabs(orders.queryKey, orderData);
  useSameInAllTabs(messages.queryKey, messageData);
  if (!loggedIn) return { orders: 0, messages: 0 };
  return { orders: orderData?.count ?? 0, messages: messageData?.total ?? 0 };
}
