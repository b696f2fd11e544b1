import { platform } from '@harbor/runtime';
import { lazy } from 'react';

const Column = lazy(async () => ({
  default: (await import('../features/chat/OrderChat')).OrderChat,
}));
const Sheet = lazy(async () => ({
  default: (await import('../features/chat/OrderChat.mobile')).OrderChat,
}));

interface OrderChatProps {
  orderId: number;
  /** A column beside the order, or a row that opens a sheet; by the platform without. */
  layout?: 'column' | 'sheet';
}

/** The chat of an order, for its buyer and for the teacher who serves it. */
export default function OrderChatWidget({ orderId, layout }: OrderChatProps) {
  const sheet = layout ? layout === 'sheet' : platform === 'mobile';
  return sheet ? <Sheet key={orderId} orderId={orderId} /> : <Column key={orderId} orderId={orderId} />;
}
