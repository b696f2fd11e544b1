import styles from './ContentsList.module.css';
import { type Heading, jumpTo } from './useReading';

interface ContentsListProps {
  headings: readonly Heading[];
  /** Place of the one that is being read. */
  at: number;
  onJump?: () => void;
}

/** The headings of an article, to jump to; without scripts they are links all the same. */
export function ContentsList({ headings, at, onJump }: ContentsListProps) {
  return (
    <ol className={styles.list}>
      {headings.map(({ id, title, level }, n) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={[styles.way, level === 3 && styles.below, n === at && styles.on]
              .filter(Boolean)
              .join(' ')}
            aria-current={n === at ? 'location' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onJump?.();
              jumpTo(id);
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
