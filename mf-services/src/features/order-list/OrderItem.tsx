import type { OrderCard } from '@harbor/contract';
import { Link, useNavigate } from '@harbor/runtime';
import { Countdown, Cover, formatFen, formatTime } from '@harbor/ui';
import { Clock } from 'lucide-react';
import { OrderButtons } from '../order-actions';
import { nextStep, waitsForYou } from './nextStep';
import styles from './OrderItem.module.css';
import { headText, statusTone } from './statusTone';

const tones = { act: styles.act, run: styles.run, over: styles.over };

interface OrderItemProps {
  order: OrderCard;
  serverTime: string | undefined;
  onExpire: () => void;
}

/** An order in the list: what it is, what happens next, what may be done. */
export function OrderItem({ order, serverTime, onExpire }: OrderItemProps) {
  const navigate = useNavigate();
  const address = `/orderdetail/${order.id}`;
  const waits = waitsForYou(order);
  return (
    <article className={styles.item}>
      <header>
        <span>{order.category_title}</span>
        <span>订单编号 {order.order_no}</span>
        <time dateTime={order.created_at}>{formatTime(order.created_at)}</time>
        <strong className={tones[statusTone(order)]}>{headText(order)}</strong>
      </header>
      <div className={styles.row}>
        <Link to={address} tabIndex={-1} aria-hidden="true">
          <Cover className={styles.cover} src={order.cover} />
        </Link>
        <div className={styles.words}>
          <h2>
            <Link to={address}>{order.title}</Link>
          </h2>
          <p>{order.spec_text}</p>
          <p className={styles.hint}>
            <Clock size={14} aria-hidden />
            {order.actions.pay && order.expire_at ? (
              <span>
                剩余{' '}
                <b>
                  <Countdown until={order.expire_at} serverTime={serverTime} onEnd={onExpire} />
                </b>
                ，超时订单自动取消
              </span>
            ) : (
              <span>{order.hint}</span>
            )}
          </p>
        </div>
        <div className={styles.end}>
          <span className={styles.price}>
            {order.pay_fen === 0 && order.status === 5 ? '待报价' : `¥${formatFen(order.pay_fen)}`}
          </span>
          <span className={styles.buttons}>
            {!waits && (
              <Link className={styles.detail} to={address}>
                {nextStep(order)}
              </Link>
            )}
            <OrderButtons inList order={order} onPay={() => void navigate(`${address}?pay=1`)} />
            {waits && (
              <Link className={styles.decide} to={address}>
                {nextStep(order)}
              </Link>
            )}
          </span>
        </div>
      </div>
    </article>
  );
}
