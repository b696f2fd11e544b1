import type { CouponTerms } from '@harbor/contract';
import styles from './Ticket.module.css';
import { conditionWords, worthWords } from './words';

export interface TicketProps {
  terms: Pick<CouponTerms, 'title' | 'type' | 'discount' | 'off_fen' | 'min_fen' | 'cap_fen' | 'scope_text'>;
  /** Until when it can be used. */
  note: string;
}

/** A coupon as buyers see it. */
export function Ticket({ terms, note }: TicketProps) {
  return (
    <div className={styles.ticket}>
      <div className={styles.worth}>
        <b>{worthWords(terms)}</b>
        <small>{conditionWords(terms)}</small>
      </div>
      <div className={styles.terms}>
        <b>{terms.title}</b>
        <span>{terms.scope_text}</span>
        <small>{note}</small>
      </div>
    </div>
  );
}
