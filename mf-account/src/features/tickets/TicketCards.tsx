import type { TicketCard } from '@harbor/contract';
import { ticketStatus as s } from '@harbor/contract/ticket-status';
import { Link } from '@harbor/runtime';
import { formatTime, formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { ChevronRight } from 'lucide-react';
import styles from './TicketCards.module.css';

/** Colour of a state: `act` waits for the user, `run` is under way, `good` is solved, `over` is closed. */
export function toneOf(status: number): string {
  if (status === s.needsUser) return styles.act ?? '';
  if (status === s.solved) return styles.good ?? '';
  return (status === s.closed ? styles.over : styles.run) ?? '';
}

export interface TicketCardsProps {
  tickets: TicketCard[];
}

/** Tickets with number, state and what happens next. */
export function TicketCards({ tickets }: TicketCardsProps) {
  return (
    <ul className={styles.list}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Link to={`/ticket/${ticket.id}`} className={styles.card}>
            <span className={styles.head}>
              <Tag>{ticket.kind_text}</Tag>
              <b>{ticket.topic}</b>
              <span className={`${styles.state} ${toneOf(ticket.status)}`}>{ticket.status_text}</span>
            </span>
            <span className={styles.summary}>{ticket.summary}</span>
            <span className={styles.foot}>
              <span>{ticket.ticket_no}</span>
              <span>
                {ticket.due_at
                  ? `${formatTime(ticket.due_at).slice(5)} 前答复`
                  : `更新于 ${formatWhen(ticket.updated_at)}`}
              </span>
              <ChevronRight size={16} aria-hidden />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
