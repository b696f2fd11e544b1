import type { CouponTerms } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import type { ReactNode } from 'react';
import styles from './Ticket.module.css';
import { conditionOf, worthOf } from './words';

export interface TicketProps {
  terms: CouponTerms;
  /** Beside the title, e.g. 3 天内到期. */
  tag?: string;
  /** The tag tells of nothing urgent. */
  calm?: boolean;
  /** Below the scope: until when, how many are left. */
  note: ReactNode;
  /** At the right: a button, a link, or what became of it. */
  action?: ReactNode;
  /** It can no longer be used. */
  dim?: boolean;
}

/** A coupon as a ticket with a perforation: its worth at the left, its terms at the right. */
export function Ticket({ terms, tag, calm = false, note, action, dim = false }: TicketProps) {
  const { sign, number, unit } = worthOf(terms);
  return (
    <article className={dim ? `${styles.ticket} ${styles.dim}` : styles.ticket}>
      <div className={styles.worth}>
        <p className={styles.amount}>
          {sign ? <span className={styles.sign}>{sign}</span> : null}
          <b className={styles.number}>{number}</b>
          {unit ? <span className={styles.unit}>{unit}</span> : null}
        </p>
        <p className={styles.condition}>{conditionOf(terms)}</p>
      </div>
      <div className={styles.terms}>
        <h2 className={styles.title}>
          {terms.title}
          {tag ? <Tag tone={calm ? 'plain' : 'alert'}>{tag}</Tag> : null}
        </h2>
        <p className={styles.scope}>{terms.scope_text}</p>
        <div className={styles.foot}>
          <span className={styles.note}>{note}</span>
          {action}
        </div>
      </div>
    </article>
  );
}
