import { Star } from 'lucide-react';
import styles from './Stars.module.css';

export interface StarsProps {
  /** 0 to 5; 0 means that nobody has rated yet. */
  value: number;
  /** `one` is a star and the number, for cards; `five` draws the share of five stars. */
  variant?: 'one' | 'five';
  /** Height of a star in px. */
  size?: number;
  /** Whether the number stands beside the stars; it is read aloud either way. */
  number?: boolean;
}

/** A rating, also read aloud as a sentence. */
export function Stars({ value, variant = 'one', size = 14, number = true }: StarsProps) {
  if (value <= 0) return <span className={styles.none}>暂无评分</span>;
  const text = value.toFixed(1);
  return (
    <span className={styles.stars} role="img" aria-label={`评分 ${text} 分，满分 5 分`}>
      {variant === 'one' ? (
        <Star size={size} className={styles.star} aria-hidden />
      ) : (
        <Five value={value} size={size} />
      )}
      {number ? <span aria-hidden="true">{text}</span> : null}
    </span>
  );
}

function Five({ value, size }: { value: number; size: number }) {
  const row = (className: string | undefined) =>
    [1, 2, 3, 4, 5].map((n) => <Star key={n} size={size} className={className} aria-hidden />);
  return (
    <span className={styles.five} style={{ width: size * 5 + 8, height: size }}>
      <span className={styles.layer}>{row(styles.empty)}</span>
      <span className={styles.layer} style={{ width: `${(value / 5) * 100}%` }}>
        {row(styles.star)}
      </span>
    </span>
  );
}
