import { ChatPanel } from './ChatPanel';
import { useOrderChat } from './useOrderChat';

/** The chat as a column beside an order. */
export function OrderChat({ orderId }: { orderId: number }) {
  const chat = useOrderChat(orderId, true);
  return <ChatPanel orderId={orderId} chat={chat} />;
}
