import { mostPoints } from '@harbor/contract/trial-rubric';
import { Star } from 'lucide-react';
import styles from './Trials.module.css';

interface StarInputProps {
  /** Of the radio buttons. */
  name: string;
  label: string;
  value: number | undefined;
  disabled: boolean;
  onChange: (points: number) => void;
}

/** One to five stars for one criterion. */
export function StarInput({ name, label, value, disabled, onChange }: StarInputProps) {
  return (
    <fieldset className={styles.stars} aria-label={label} disabled={disabled}>
      {Array.from({ length: mostPoints }, (_, n) => n + 1).map((points) => (
        <label key={points} className={points <= (value ?? 0) ? styles.lit : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={`${points} 分`}
            checked={value === points}
            onChange={() => onChange(points)}
          />
          <Star size={18} aria-hidden />
        </label>
      ))}
    </fieldset>
  );
}
