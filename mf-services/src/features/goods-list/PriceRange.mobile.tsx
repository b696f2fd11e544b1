import { useState } from 'react';
import styles from './PriceRange.mobile.module.css';

interface PriceRangeProps {
  /** 分 */
  min: number | undefined;
  max: number | undefined;
  onChange: (range: { min: number | undefined; max: number | undefined }) => void;
}

const yuan = (fen: number | undefined) => (fen === undefined ? '' : String(fen / 100));
const toFen = (text: string) => (Number(text) > 0 ? Number(text) * 100 : undefined);
const digits = (text: string) => text.replace(/\D/g, '').slice(0, 6);

/** A price range of one's own in whole 元; it counts once a field is left. */
export function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const [low, setLow] = useState(yuan(min));
  const [high, setHigh] = useState(yuan(max));

  function handleLeave() {
    const [a, b] = [toFen(low), toFen(high)];
    if (a === min && b === max) return;
    const reversed = a !== undefined && b !== undefined && a > b;
    onChange(reversed ? { min: b, max: a } : { min: a, max: b });
  }

  return (
    <div className={styles.range}>
      <input
        aria-label="最低价，元"
        inputMode="numeric"
        placeholder="¥ 最低"
        value={low}
        onChange={(event) => setLow(digits(event.target.value))}
        onBlur={handleLeave}
      />
      <span aria-hidden="true">–</span>
      <input
        aria-label="最高价，元"
        inputMode="numeric"
        placeholder="¥ 最高"
        value={high}
        onChange={(event) => setHigh(digits(event.target.value))}
        onBlur={handleLeave}
      />
    </div>
  );
}
