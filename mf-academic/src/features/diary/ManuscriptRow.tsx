import type { DiaryCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import styles from './ManuscriptRow.module.css';
import { Mark } from './Mark';
import { dayWords, journalWords, leftTone, manuscriptPath, sinceWords, statusTone } from './words';

interface ManuscriptRowProps {
  manuscript: DiaryCard;
  /** Without how long it has been so. */
  short?: boolean;
}

/** A manuscript in a list: where it is, and what comes next. */
export function ManuscriptRow({ manuscript, short = false }: ManuscriptRowProps) {
  const { id, title, journal, status, status_text, deadline } = manuscript;
  return (
    <Link className={styles.row} to={manuscriptPath(id)}>
      <Mark journal={journal} width={short ? 32 : 42} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.journal}>{journalWords(journal.name)}</span>
        {short ? null : (
          <span className={styles.since}>
            <Tag tone={statusTone(status)}>{status_text}</Tag>
            {sinceWords(manuscript)}
          </span>
        )}
      </span>
      <span className={styles.end}>
        {deadline ? (
          <Tag tone={leftTone(deadline)}>
            {dayWords(deadline.day)} {[...deadline.title].slice(0, 8).join('')}
          </Tag>
        ) : short ? (
          <Tag tone={statusTone(status)}>{status_text}</Tag>
        ) : null}
      </span>
    </Link>
  );
}
