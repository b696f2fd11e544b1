import { formatWhen } from '@harbor/ui';
import styles from './Detail.module.css';
import { Images } from './Images';

/** Something that happened. */
export interface Happened {
  title: string;
  /** Who did it. */
  actor?: string;
  note?: string;
  images?: readonly string[];
  at: string;
}

/** What happened to a case, in the order given. */
export function Timeline({ lines }: { lines: readonly Happened[] }) {
  if (lines.length === 0) return <p className={styles.none}>还没有记录</p>;
  return (
    <ol className={styles.timeline}>
      {lines.map((line, n) => (
        <li key={`${line.at}${n}`}>
          <p>
            {line.actor ? `${line.actor} ` : ''}
            {line.title}
          </p>
          {line.note ? <p className={styles.said}>{line.note}</p> : null}
          {line.images?.length ? <Images images={line.images} /> : null}
          <time dateTime={line.at}>{formatWhen(line.at)}</time>
        </li>
      ))}
    </ol>
  );
}
