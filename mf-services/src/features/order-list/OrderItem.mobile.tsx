import type { OrderCard } from '@harbor/contract';
import { Link, useNavigate } from '@harbor/runtime';
import { Countdown, Cover, formatFen } from '@harbor/ui';
import { Button, Panel } from '@harbor/ui/mobile';
import { Clock } from 'lucide-react';
import { OrderButtons } from '../order-actions';
import { nextStep, waitsForYou } from './nextStep';
import styles from './OrderItem.mobile.module.css';
import { headText, statusTone } from './statusTone';

const tones = { act: styles.act, run: styles.run, over: styles.over };

interface OrderItemProps {
  order: OrderCard;
  serverTime: string | undefined;
  onExpire: () => void;
}

/** An order in the phone's list; what happens next stands above the buttons. */
export function OrderItem({ order, serverTime, onExpire }: OrderItemProps) {
  const navigate = useNavigate();
  const address = `/orderdetail/${order.id}`;
  const counting = order.actions.pay && order.expire_at !== null;
  return (
    <Panel>
      <article>
        <Link className={styles.link} to={address}>
          <span className={styles.head}>
            {order.category_title}
            <strong className={tones[statusTone(order)]}>{headText(order)}</strong>
          </span>
          <span className={styles.row}>
            <Cover className={styles.cover} src={order.cover} />
            <span className={styles.words}>
              <strong className={styles.title}>{order.title}</strong>
              <span className={styles.spec}>
                {order.spec_text}
                <b>{order.pay_fen === 0 && order.status === 5 ? '待报价' : `¥${formatFen(order.pay_fen)}`}</b>
              </span>
            </span>
          </span>
          {!counting && order.hint && (
            <span className={styles.hint}>
              <Clock size={16} aria-hidden />
              {order.hint}
            </span>
          )}
        </Link>
        <div className={styles.acts}>
          {counting && order.expire_at && (
            <span className={styles.left}>
              <Clock size={16} aria-hidden />
              剩余 <Countdown until={order.expire_at} serverTime={serverTime} onEnd={onExpire} />
            </span>
          )}
          <OrderButtons inList order={order} onPay={() => void navigate(`${address}?pay=1`)} />
          {waitsForYou(order) && (
            <Button kind="soft" size="s" onClick={() => void navigate(address)}>
              {nextStep(order)}
            </Button>
          )}
        </div>
      </article>
    </Panel>
  );
}
