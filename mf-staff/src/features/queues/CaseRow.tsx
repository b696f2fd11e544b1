import type { DeskCase } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatFen } from '@harbor/ui';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { Lock } from 'lucide-react';
import { ageOf, minutesLeft } from '../../parts/age';
import styles from './CaseList.module.css';

import { heldByOther } from './useHold';

const tones: Record<DeskCase['tags'][number]['tone'], TagTone> = {
  danger: 'alert',
  warn: 'gold',
  info: 'primary',
  plain: 'plain',
};

export interface CaseRowProps {
  item: DeskCase;
  /** It is the one that is open. */
  open: boolean;
  to: string;
  now: number;
  /** Ticked for a batch; undefined where the queue has none. */
  ticked: boolean | undefined;
  onTick: (ticked: boolean) => void;
}

/** One case of a list: what it is, whose, for how long it waits, and who works on it. */
export function CaseRow({ item, open, to, now, ticked, onTick }: CaseRowProps) {
  const { title, facts, tags, amount_fen, waiting_since, urgency, holder } = item;
  const other = holder && heldByOther(holder) ? holder : null;
  return (
    <li className={styles.row} data-open={open ? '' : undefined} data-other={other ? '' : undefined}>
      {ticked === undefined ? null : (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={ticked}
            disabled={other !== null}
            aria-label={`选中 ${title}`}
            onChange={({ target }) => onTick(target.checked)}
          />
        </label>
      )}
      <Link to={to} replace={open} className={styles.link} aria-current={open ? 'true' : undefined}>
        <span className={styles.first}>
          <b className={styles.title}>{title}</b>
          <span className={styles.age} data-urgency={urgency}>
            {ageOf(waiting_since, now)}
          </span>
        </span>
        <span className={styles.facts}>
          <span>{facts.join(' · ')}</span>
          {amount_fen === null ? null : <b>¥{formatFen(amount_fen)}</b>}
        </span>
        {tags.length > 0 ? (
          <span className={styles.tags}>
            {tags.map(({ text, tone }) => (
              <Tag key={text} tone={tones[tone]}>
                {text}
              </Tag>
            ))}
          </span>
        ) : null}
        {holder ? (
          <span className={styles.holder}>
            <Lock size={12} aria-hidden />
            {holder.mine
              ? `您已锁定，还剩 ${minutesLeft(holder.until, now)} 分`
              : other
                ? `${other.name} 正在处理，还剩 ${minutesLeft(other.until, now)} 分`
                : `${holder.name} 正在查看`}
          </span>
        ) : null}
      </Link>
    </li>
  );
}
