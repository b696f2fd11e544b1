import { formatFen } from './formatFen';
import styles from './Price.module.css';

export interface PriceProps {
  /** Integer 分; null where the price is quoted first. */
  fen: number | null;
  /** What the price is for, written small behind a slash: 千字、次起. */
  unit?: string;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Two decimals even for whole amounts: wherever money is really paid. */
  exact?: boolean;
  /** An older, higher price, struck through. */
  was?: number;
}

/** A price in the product's orange; 待报价 where there is none yet. */
export function Price({ fen, unit, size = 'm', exact = false, was }: PriceProps) {
  if (fen === null) return <span className={`${styles.quoted} ${styles[size]}`}>待报价</span>;
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <span className={styles.sign}>¥</span>
      {formatFen(fen, { trim: !exact })}
      {unit ? <span className={styles.unit}>/{unit}</span> : null}
      {was !== undefined && was > fen ? (
        <del className={styles.was}>¥{formatFen(was, { trim: !exact })}</del>
      ) : null}
    </span>
  );
}
