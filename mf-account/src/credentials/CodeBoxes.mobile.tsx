import type { ControlProps } from '@harbor/ui/kit';
import styles from './fields.mobile.module.css';

export interface CodeBoxesProps extends ControlProps {
  value: string;
  onChange: (code: string) => void;
}

const places = [0, 1, 2, 3, 4, 5];

/** One input under six drawn boxes, so that pasting and the keyboard's own suggestion work. */
export function CodeBoxes({ value, onChange, ...control }: CodeBoxesProps) {
  return (
    <div className={styles.boxes}>
      <input
        {...control}
        className={control['aria-invalid'] ? `${styles.digits} ${styles.wrong}` : styles.digits}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
      {places.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          className={place === Math.min(value.length, 5) ? `${styles.box} ${styles.next}` : styles.box}
        >
          {value[place]}
        </span>
      ))}
    </div>
  );
}
