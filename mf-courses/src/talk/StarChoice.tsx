import { Star } from 'lucide-react';
import styles from './StarChoice.module.css';

interface StarChoiceProps {
  value: number;
  onChoose: (stars: number) => void;
  name: string;
}

const words = ['', '很差', '较差', '一般', '不错', '很好'];

/** One to five stars. */
export function StarChoice({ value, onChoose, name }: StarChoiceProps) {
  return (
    <fieldset className={styles.stars}>
      <legend>星级</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars}>
          <input type="radio" name={name} checked={value === stars} onChange={() => onChoose(stars)} />
          <Star size={24} className={stars <= value ? styles.on : styles.off} aria-hidden />
          <span className={styles.spoken}>
            {stars} 星，{words[stars]}
          </span>
        </label>
      ))}
      <span aria-hidden="true" className={styles.word}>
        {words[value] || '请选择'}
      </span>
    </fieldset>
  );
}
