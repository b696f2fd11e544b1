import type { OrderDetail } from '@harbor/contract';
import { formatFen, formatTime } from '@harbor/ui';
import { useState } from 'react';
import buttons from '../../parts/buttons.module.css';
import { CounterForm } from './CounterForm';
import styles from './QuoteCard.module.css';
import { useAcceptQuote } from './useQuoteAnswer';

interface QuoteCardProps {
  order: OrderDetail;
  /** Opens the payment. */
  onPay: () => void;
}

/** The price that was named: say yes, ask for another, or wait for one. Platform-free. */
export function QuoteCard({ order, onPay }: QuoteCardProps) {
  const { actions, quotes, counters_left: left } = order;
  const [countering, setCountering] = useState(false);
  const { accept, waiting } = useAcceptQuote(order.id, onPay);
  const [newest, ...earlier] = quotes;
  if (!newest) return null;
  const open = actions.accept_quote;
  return (
    <section className={open ? styles.open : styles.card} aria-label="报价">
      <header className={styles.head}>
        <h2>报价</h2>
        <span>{open ? `${formatTime(newest.expire_at)} 前有效` : newest.state_text}</span>
      </header>
      <p className={styles.price}>
        <b>¥{formatFen(newest.amount_fen)}</b>
        <span>
          {newest.days} 天交付 · 含 {newest.revisions} 次免费修改
        </span>
      </p>
      {newest.note && <p className={styles.note}>{newest.note}</p>}
      {newest.wish && <Wish quote={newest} />}
      {open && !countering && (
        <p className={`${buttons.row} ${styles.answers}`}>
          {actions.counter_quote && (
            <button type="button" disabled={waiting} onClick={() => setCountering(true)}>
              请重新报价（余 {left} 次）
            </button>
          )}
          <button
            type="button"
            className={buttons.main}
            disabled={waiting}
            onClick={() => accept(newest.round)}
          >
            {waiting ? '正在提交…' : '接受报价并付款'}
          </button>
        </p>
      )}
      {open && countering && (
        <CounterForm orderId={order.id} round={newest.round} onClose={() => setCountering(false)} />
      )}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>之前的报价（{earlier.length}）</summary>
          <ul>
            {earlier.map((one) => (
              <li key={one.round}>
                <span>
                  ¥{formatFen(one.amount_fen)} · {one.days} 天 · {one.state_text}
                </span>
                {one.wish && <Wish quote={one} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Wish({ quote }: { quote: OrderDetail['quotes'][number] }) {
  return (
    <p className={styles.wish}>
      <b>您的期望{quote.wish_fen !== null && ` ¥${formatFen(quote.wish_fen)}`}：</b>
      {quote.wish}
    </p>
  );
}
