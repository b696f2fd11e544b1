import { ShieldCheck } from 'lucide-react';
import styles from './SentinelHint.module.css';
import type { SentinelWatch } from './useSentinel';

export interface SentinelHintProps {
  watch: SentinelWatch;
  /** Takes the polite wording into the field. */
  onAdopt: (text: string) => void;
  /** What sending is called here. */
  insistLabel?: string;
  /** Sends at once after the second look; without it the writer sends as always. */
  onInsist?: () => void;
}

/** Below a field: what is not right about the words, and how to put it instead. Says nothing while nothing is. */
export function SentinelHint({ watch, onAdopt, insistLabel, onInsist }: SentinelHintProps) {
  const [first] = watch.hits;
  if (!first) return null;
  const blocked = watch.hits.some(({ severity }) => severity === 'block');
  const labels = [...new Set(watch.hits.map(({ label }) => label))].join('、');
  const messages = [...new Set(watch.hits.map(({ message }) => message))];
  return (
    <div className={blocked ? `${styles.hint} ${styles.blocked}` : styles.hint} role="status">
      <p className={styles.head}>
        <ShieldCheck size={16} aria-hidden />
        合规提示：{labels}
      </p>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <p className={styles.polite}>
        <span>改为：</span>
        {watch.polite}
      </p>
      <div className={styles.acts}>
        <button type="button" className={styles.adopt} onClick={() => onAdopt(watch.polite)}>
          采用改写
        </button>
        {!blocked && (
          <button
            type="button"
            className={styles.insist}
            onClick={() => {
              watch.insist();
              onInsist?.();
            }}
          >
            {insistLabel ?? (onInsist ? '仍然提交' : '保留原文')}
          </button>
        )}
      </div>
    </div>
  );
}
