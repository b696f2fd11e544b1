import { submissionStatus as s } from '@harbor/contract/submission-status';
import styles from './StatusTag.module.css';

interface StatusTagProps {
  status: number;
  text: string;
}

/** The status in a word; orange where the author has to act. */
export function StatusTag({ status, text }: StatusTagProps) {
  const tone =
    status === s.needsAuthor
      ? styles.act
      : status === s.closed
        ? styles.over
        : status === s.recommended || status === s.answered
          ? styles.good
          : styles.going;
  return <span className={`${styles.tag} ${tone}`}>{text}</span>;
}
