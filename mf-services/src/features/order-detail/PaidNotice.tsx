import type { OrderDetail } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { Link, LiveLink } from '@harbor/runtime';
import { formatFen } from '@harbor/ui';
import { CircleCheck } from 'lucide-react';
import { formEntry } from '../../orders/formEntry';
import { coursePath } from './BoughtLink';
import styles from './PaidNotice.module.css';

interface PaidNoticeProps {
  order: OrderDetail;
}

/** Right after paying: it worked, and what happens next. Platform-free. */
export function PaidNotice({ order }: PaidNoticeProps) {
  const entry = formEntry(order);
  return (
    <section className={styles.notice} role="status">
      <CircleCheck size={28} aria-hidden />
      <div>
        <p className={styles.title}>付款成功 ¥{formatFen(order.pay_fen)}</p>
        <p>{order.hint}。</p>
        {order.kind === orderKind.course && (
          <LiveLink className={styles.go} to={coursePath(order.goods_id)}>
            去学习
          </LiveLink>
        )}
        {entry?.urgent && (
          <Link className={styles.go} to={entry.to}>
            {entry.text}
          </Link>
        )}
      </div>
    </section>
  );
}
