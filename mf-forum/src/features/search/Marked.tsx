import type { MarkedText } from '@harbor/contract';
import styles from './Marked.module.css';

/** Text with the found words marked. */
export function Marked({ parts }: { parts: MarkedText }) {
  let at = 0;
  return parts.map(({ text, hit }) => {
    at += text.length;
    return hit ? (
      <mark key={at} className={styles.hit}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    );
  });
}
