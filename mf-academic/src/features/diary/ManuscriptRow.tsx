import type { DiaryCard } from '@harbor/contract';
import { diaryStages } from '@harbor/contract/diary';
import { Link } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import styles from './ManuscriptRow.module.css';
import { Mark } from './Mark';
import { journalWords, leftTone, manuscriptPath, sinceWords, statusTone } from './words';

interface ManuscriptRowProps {
  manuscript: DiaryCard;
  /** Without how long it has been so. */
  short?: boolean;
}

/** How far it has come, as five dashes: decoration, the status says it in a word. */
function Way({ status, ended }: DiaryCard) {
  const at = diaryStages.findIndex(({ statuses }) => (statuses as readonly number[]).includes(status));
  if (ended && at < 0) return null;
  return (
    <span className={styles.way} aria-hidden="true">
      {diaryStages.map(({ label }, n) => (
        <i key={label} className={n <= at ? styles.past : undefined} />
      ))}
    </span>
  );
}

const wordsOfTag = 6;

function NextDay({ deadline }: Pick<DiaryCard, 'deadline'>) {
  if (!deadline) return null;
  return (
    <Tag tone={leftTone(deadline)}>
      {deadline.day.slice(5)} {[...deadline.title].slice(0, wordsOfTag).join('')}
    </Tag>
  );
}

/** A manuscript in a list: where it is, and what comes next. */
export function ManuscriptRow({ manuscript, short = false }: ManuscriptRowProps) {
  const { id, title, journal, status, status_text, deadline } = manuscript;
  return (
    <Link className={styles.row} to={manuscriptPath(id)}>
      <Mark journal={journal} width={short ? 32 : 44} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.journal}>{journalWords(journal.name)}</span>
        {short ? null : (
          <span className={styles.since}>
            <Tag tone={statusTone(status)}>{status_text}</Tag>
            <span>{sinceWords(manuscript)}</span>
            <Way {...manuscript} />
            <span className={styles.next}>
              <NextDay deadline={deadline} />
            </span>
          </span>
        )}
      </span>
      {short ? (
        <span className={styles.end}>
          {deadline ? <NextDay deadline={deadline} /> : <Tag tone={statusTone(status)}>{status_text}</Tag>}
        </span>
      ) : null}
    </Link>
  );
}
