import type { RefundLine } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import styles from './RefundLines.module.css';

interface RefundLinesProps {
  /** Newest first. */
  lines: (Omit<RefundLine, 'from' | 'images'> & { from: string; images?: string[] })[];
  label?: string;
}

/** Everything that happened to a refund, or to another thing, with what was said. */
export function RefundLines({ lines, label = '协商记录' }: RefundLinesProps) {
  return (
    <ol className={styles.lines} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id} className={line.from === 'user' ? styles.mine : styles.theirs}>
          <p className={styles.head}>
            <b>{line.title}</b>
            <time dateTime={line.at}>{formatTime(line.at)}</time>
          </p>
          {line.content && <p className={styles.content}>{line.content}</p>}
          {line.images && line.images.length > 0 && (
            <ul className={styles.images}>
              {line.images.map((image, n) => (
                <li key={image}>
                  <a href={image} target="_blank" rel="noreferrer">
                    <img src={image} alt={`凭证 ${n + 1}`} width={88} height={88} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
