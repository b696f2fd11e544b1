import { onPhone } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './PriceRange.module.css';

interface PriceRangeProps {
  /** 分 */
  min: number | undefined;
  max: number | undefined;
  onApply: (range: { min: number | undefined; max: number | undefined }) => void;
}

const yuan = (fen: number | undefined) => (fen === undefined ? '' : String(fen / 100));
const digits = (text: string) => text.replace(/\D/g, '').slice(0, 6);

const toFen = (text: string) => (Number(text) > 0 ? Number(text) * 100 : undefined);

/** A price range of one's own, in whole 元; reversed ends are put right. On the phone it counts once a field is left. */
export function PriceRange({ min, max, onApply }: PriceRangeProps) {
  const [low, setLow] = useState(yuan(min));
  const [high, setHigh] = useState(yuan(max));

  function apply() {
    const [a, b] = [toFen(low), toFen(high)];
    if (onPhone && a === min && b === max) return;
    const reversed = a !== undefined && b !== undefined && a > b;
    onApply(reversed ? { min: b, max: a } : { min: a, max: b });
  }

  const field = (name: string, value: string, set: (text: string) => void) => (
    <input
      aria-label={`${name}价，元`}
      inputMode="numeric"
      placeholder={`¥ ${name}`}
      value={value}
      onChange={(event) => set(digits(event.target.value))}
      onBlur={onPhone ? apply : undefined}
    />
  );
  const changed = low !== yuan(min) || high !== yuan(max);
  return (
    <form
      className={styles.range}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {field('最低', low, setLow)}
      <span aria-hidden="true">–</span>
      {field('最高', high, setHigh)}
      {!onPhone && (
        <button type="submit" className={changed ? styles.ready : styles.idle}>
          确定
        </button>
      )}
    </form>
  );
}
