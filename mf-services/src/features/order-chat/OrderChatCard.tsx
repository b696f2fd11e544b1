import type { OrderDetail } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { orderStatus as s } from '@harbor/contract/order-status';
import { Widget } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import styles from './OrderChatCard.module.css';

/** Somebody serves the order, or served it to its end. */
const withChat: readonly number[] = [s.serving, s.delivered, s.revising, s.done];

/** The chat with the teacher who serves the order: its part comes from the teachers' own pages. */
export function OrderChatCard({ order }: { order: Pick<OrderDetail, 'id' | 'kind' | 'status'> }) {
  if (order.kind !== orderKind.service || !withChat.includes(order.status)) return null;
  return (
    <Widget
      remote="mf-teacher"
      name="order-chat"
      props={{ orderId: order.id, layout: onPhone ? 'sheet' : 'column' }}
      minHeight={onPhone ? 56 : 480}
      empty={<p className={styles.away}>沟通暂时打不开，请稍后刷新；已发的消息不会丢。</p>}
    />
  );
}
