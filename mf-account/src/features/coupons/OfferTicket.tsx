import type { CouponOffer } from '@harbor/contract';
import { isLive, Link } from '@harbor/runtime';
import styles from './actions.module.css';
import { Ticket } from './Ticket';
import { limitOf, offerWords, spendPath, stockOf } from './words';

export interface OfferTicketProps {
  offer: CouponOffer;
  /** This one is being received. */
  waiting: boolean;
  /** Some coupon is being received. */
  locked: boolean;
  onReceive: (id: number) => void;
}

/** A coupon of the coupon centre. */
export function OfferTicket({ offer, waiting, locked, onReceive }: OfferTicketProps) {
  const { id, state, title, valid_text } = offer;
  const stock = stockOf(offer);
  const path = spendPath(offer);
  return (
    <Ticket
      terms={offer}
      tag={limitOf(offer)}
      calm
      dim={state === 'sold_out' || state === 'over'}
      note={
        <>
          {valid_text}
          {stock ? <span className={styles.stock}>{stock}</span> : null}
        </>
      }
      action={
        state === 'open' ? (
          <button
            type="button"
            className={styles.receive}
            aria-label={`领取：${title}`}
            aria-busy={waiting || undefined}
            disabled={locked}
            onClick={() => onReceive(id)}
          >
            {waiting ? '领取中…' : offerWords.open}
          </button>
        ) : state === 'taken' ? (
          isLive(path) && (
            <Link to={path} className={styles.go} aria-label={`去使用：${title}`}>
              去使用
            </Link>
          )
        ) : (
          <span className={styles.state}>{offerWords[state]}</span>
        )
      }
    />
  );
}
