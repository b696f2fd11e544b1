import { type MatchConfidence, matchConfidence } from '@harbor/contract/journal-match';
import styles from './Confidence.module.css';

const filled: Record<MatchConfidence, number> = { high: 3, middle: 2, low: 1 };

/** How sure an answer is, in a word and three bars. */
export function Confidence({ step }: { step: MatchConfidence }) {
  return (
    <span className={`${styles.mark} ${styles[step]}`}>
      <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 5}
            y={8 - bar * 4}
            width="4"
            height={4 + bar * 4}
            rx="1"
            fill="currentcolor"
            opacity={bar < filled[step] ? 1 : 0.25}
          />
        ))}
      </svg>
      把握{matchConfidence[step].label}
    </span>
  );
}
