import type { CollectItem } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover, formatDate, Price } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Check, Trash2 } from 'lucide-react';
import styles from './CollectCard.module.css';
import type { KindForm } from './kinds';

export interface CollectCardProps {
  item: CollectItem;
  ratio: KindForm['ratio'];
  /** Choosing: the whole card is a tick box instead of a link. */
  choosing: boolean;
  chosen: boolean;
  onToggle: (id: number) => void;
  onRemove: (id: number) => void;
}

/** One favourite: picture, what it is, its price, and the way to it. */
export function CollectCard({ item, ratio, choosing, chosen, onToggle, onRemove }: CollectCardProps) {
  const { id, title, link, gone } = item;
  const classes = [styles.card, gone && styles.gone, chosen && styles.chosen].filter(Boolean).join(' ');
  if (choosing)
    return (
      <label className={classes}>
        <input
          type="checkbox"
          className={styles.box}
          checked={chosen}
          aria-label={`选择：${title}`}
          onChange={() => onToggle(id)}
        />
        <span className={styles.mark} aria-hidden>
          {chosen ? <Check size={14} strokeWidth={3} /> : null}
        </span>
        <Body item={item} ratio={ratio} />
      </label>
    );
  return (
    <div className={classes}>
      <Link to={link} className={styles.link}>
        <Body item={item} ratio={ratio} />
      </Link>
      <button
        type="button"
        className={styles.remove}
        aria-label={`取消收藏：${title}`}
        onClick={() => onRemove(id)}
      >
        <Trash2 size={16} aria-hidden />
      </button>
    </div>
  );
}

function Body({ item, ratio }: Pick<CollectCardProps, 'item' | 'ratio'>) {
  const { title, description, cover, price_fen, unit, facts, gone, collected_at } = item;
  return (
    <>
      {ratio ? (
        <span className={styles.picture}>
          <Cover src={cover} ratio={ratio} className={styles.cover} />
          {gone ? <span className={styles.over}>{gone}</span> : null}
        </span>
      ) : null}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {description ? <span className={styles.description}>{description}</span> : null}
        <span className={styles.facts}>
          {facts.map((fact) => (
            <Tag key={fact}>{fact}</Tag>
          ))}
        </span>
        <span className={styles.foot}>
          {gone && !ratio ? <span>{gone}</span> : null}
          {price_fen !== null || unit ? <Price fen={price_fen} unit={unit} /> : null}
          <span className={styles.since}>{formatDate(collected_at)} 收藏</span>
        </span>
      </span>
    </>
  );
}
