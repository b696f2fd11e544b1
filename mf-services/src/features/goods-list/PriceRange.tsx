import { type FormEvent, useState } from 'react';
import styles from './PriceRange.module.css';

interface PriceRangeProps {
  /** 分 */
  min: number | undefined;
  max: number | undefined;
  onApply: (range: { min: number | undefined; max: number | undefined }) => void;
}

const yuan = (fen: number | undefined) => (fen === undefined ? '' : String(fen / 100));
const digits = (text: string) => text.replace(/\D/g, '').slice(0, 6);

function toFen(text: string): number | undefined {
  const value = Number(text);
  return text && value > 0 ? value * 100 : undefined;
}

/** A price range of one's own, in whole 元; reversed ends are put right. */
export function PriceRange({ min, max, onApply }: PriceRangeProps) {
  const [low, setLow] = useState(yuan(min));
  const [high, setHigh] = useState(yuan(max));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const [a, b] = [toFen(low), toFen(high)];
    const reversed = a !== undefined && b !== undefined && a > b;
    onApply(reversed ? { min: b, max: a } : { min: a, max: b });
  }

  const changed = low !== yuan(min) || high !== yuan(max);
  return (
    <form className={styles.range} onSubmit={handleSubmit}>
      <input
        aria-label="最低价，元"
        inputMode="numeric"
        placeholder="¥ 最低"
        value={low}
        onChange={(event) => setLow(digits(event.target.value))}
      />
      <span aria-hidden="true">–</span>
      <input
        aria-label="最高价，元"
        inputMode="numeric"
        placeholder="¥ 最高"
        value={high}
        onChange={(event) => setHigh(digits(event.target.value))}
      />
      <button type="submit" className={changed ? styles.ready : styles.idle}>
        确定
      </button>
    </form>
  );
}
