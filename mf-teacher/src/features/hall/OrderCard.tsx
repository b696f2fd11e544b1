import type { HallCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Countdown, formatFen, formatWhen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import type { ReactNode } from 'react';
import { takePath } from '../../platform/paths';
import styles from './OrderCard.module.css';
import { Seats } from './Seats';

interface OrderCardProps {
  card: HallCard;
  busy: boolean;
  onTake: () => void;
  /** Instead of the button that takes it. */
  acts?: ReactNode;
}

/** An order in the hall: what it is about and what it brings; never whose it is. */
export function OrderCard({ card, busy, onTake, acts }: OrderCardProps) {
  const { match, trial, candidates, candidate_limit: limit } = card;
  const full = candidates >= limit;
  return (
    <article className={styles.card} aria-label={card.title}>
      <header className={styles.head}>
        <Tag tone="accent">{card.group_text}</Tag>
        {card.urgent ? <Tag tone="alert">急需接手</Tag> : null}
        <span className={styles.subject}>{card.subject}</span>
        <b className={styles.match} title={match.reasons.join(' · ')}>
          匹配度 {match.percent}%
        </b>
      </header>
      <h2>
        <Link to={takePath(card.id)}>{card.title}</Link>
      </h2>
      <p className={styles.summary}>{card.summary}</p>
      {match.reasons.length > 0 ? <p className={styles.why}>{match.reasons.join(' · ')}</p> : null}
      <dl className={styles.facts}>
        <div>
          <dt>交付</dt>
          <dd>{card.deliver_text}</dd>
        </div>
        <div>
          <dt>体量</dt>
          <dd>{card.volume_text}</dd>
        </div>
        <div>
          <dt>候选</dt>
          <dd>
            <Seats taken={candidates} limit={limit} />
          </dd>
        </div>
      </dl>
      <footer className={styles.foot}>
        <p>
          <b className={styles.price}>¥{formatFen(card.net_fen, { trim: true })}</b>
          <small>
            {' '}
            到手 · {trial.text}
            {trial.fee_fen > 0 ? `，未选中补贴 ¥${formatFen(trial.fee_fen, { trim: true })}` : ''}
          </small>
        </p>
        <span className={styles.acts}>
          <small>
            {card.invited_until ? (
              <>
                只邀请了您，剩 <Countdown until={card.invited_until} />
              </>
            ) : (
              formatWhen(card.entered_at)
            )}
          </small>
          {acts ?? (
            <Button kind="primary" disabled={full} loading={busy} onClick={onTake}>
              {full ? '已接满' : '接单'}
            </Button>
          )}
        </span>
      </footer>
    </article>
  );
}
