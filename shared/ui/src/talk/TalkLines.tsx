import { formatTime } from '@harbor/ui';
import styles from './TalkLines.module.css';

/** One step of a matter between a person and the desk. */
export interface TalkLine {
  id: number;
  /** `user` for the person's own; everything else is marked as said by the other side. */
  from: string;
  /** What happened; empty for a mere reply. */
  title: string;
  content: string;
  /** Addresses of pictures. */
  images?: readonly string[];
  /** ISO-8601. */
  at: string;
}

export interface TalkLinesProps {
  lines: readonly TalkLine[];
  /** Name of the list for those who do not see it. */
  label: string;
  /** What one picture is called: 凭证 becomes 凭证 1, 凭证 2 … */
  picture?: string;
}

/** Everything that happened to a refund, a ticket or a submission, in the order given, with what was said. */
export function TalkLines({ lines, label, picture = '附图' }: TalkLinesProps) {
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
                    <img src={image} alt={`${picture} ${n + 1}`} width={88} height={88} />
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
