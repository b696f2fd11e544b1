import type { OrderDetail } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import buttons from '../../parts/buttons.module.css';
import styles from './Consent.module.css';
import { useConsent } from './queries';

interface ConsentProps {
  order: Pick<OrderDetail, 'id' | 'proposed_days' | 'due_at'>;
}

/** Whoever served the order was replaced: may the delivery come later? Platform-free. */
export function Consent({ order }: ConsentProps) {
  const answer = useConsent();
  const say = (agree: boolean) =>
    answer.mutate(
      { params: { id: order.id }, body: { agree } },
      { onSuccess: () => notify.success(agree ? '已同意顺延' : '交付时间保持不变') },
    );
  return (
    <section className={styles.card} aria-label="顺延交付">
      <div>
        <h2>新的老师希望顺延 {order.proposed_days} 天交付</h2>
        <p>
          {order.due_at && `原定 ${formatTime(order.due_at)} 前交付。`}
          您可以不同意，承诺的时间不变，逾期会作为退款依据。
        </p>
      </div>
      <p className={buttons.row}>
        <button type="button" disabled={answer.isPending} onClick={() => say(false)}>
          不同意
        </button>
        <button type="button" className={buttons.main} disabled={answer.isPending} onClick={() => say(true)}>
          同意顺延
        </button>
      </p>
    </section>
  );
}
