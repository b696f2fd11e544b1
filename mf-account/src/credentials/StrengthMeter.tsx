import styles from './StrengthMeter.module.css';
import { useStrength } from './useStrength';

export interface StrengthMeterProps {
  password: string;
  phone: string;
}

const words = ['很容易被猜中', '容易被猜中', '一般', '较强', '很强'] as const;

/** Says how hard a new password is to guess. Room is kept for it, so that nothing jumps. */
export function StrengthMeter({ password, phone }: StrengthMeterProps) {
  const score = useStrength(password, phone);
  const tone = score === undefined ? '' : score < 2 ? styles.weak : score === 2 ? styles.fair : styles.strong;
  return (
    <div className={`${styles.meter} ${tone}`}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={score !== undefined && Math.max(score, 1) >= bar ? styles.on : undefined} />
        ))}
      </span>
      <span role="status">{score === undefined ? '' : `密码强度：${words[score]}`}</span>
    </div>
  );
}
