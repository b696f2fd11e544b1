import type { RubricKey } from '@harbor/contract';
import { Star } from 'lucide-react';
import styles from './RatingField.module.css';

const words = ['', '很不满意', '不满意', '一般', '满意', '非常满意'];

interface RatingFieldProps {
  rubric: RubricKey;
  label: string;
  /** What is meant, until somebody has chosen. */
  hint: string;
  /** 1 to 5; undefined before. */
  value: number | undefined;
  missing: boolean;
  onRate: (stars: number) => void;
}

/** One rubric: five stars that are radio buttons, for mouse, finger, arrow keys and screen readers alike. */
export function RatingField({ rubric, label, hint, value = 0, missing, onRate }: RatingFieldProps) {
  const note = `rating-${rubric}-note`;
  return (
    <fieldset className={styles.field} aria-describedby={note}>
      <legend>{label}</legend>
      <span className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={`${styles.star} ${stars <= value ? styles.on : ''}`}>
            <input
              type="radio"
              name={`rating-${rubric}`}
              aria-label={`${label} ${stars} 星`}
              checked={value === stars}
              onChange={() => onRate(stars)}
            />
            <Star aria-hidden />
          </label>
        ))}
      </span>
      <span id={note} className={missing ? styles.missing : styles.word} role={missing ? 'alert' : undefined}>
        {missing ? `请为${label}打分` : value > 0 ? words[value] : hint}
      </span>
    </fieldset>
  );
}
