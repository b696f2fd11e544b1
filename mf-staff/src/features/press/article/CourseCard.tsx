import type { DeskPress } from '@harbor/contract';
import { formatWhen } from '@harbor/ui';
import { Card } from '../../../parts/Card';
import styles from './RevisionsCard.module.css';

/** What happened to the article, the newest first. */
export function CourseCard({ desk }: { desk: DeskPress }) {
  if (desk.history.length === 0) return null;
  return (
    <Card title="经过">
      <ol className={styles.course} aria-label="经过">
        {desk.history.map(({ event, title, actor, note, at }) => (
          <li key={`${at}${event}${note}`}>
            <b>{title}</b>
            {note ? <span>{note}</span> : null}
            <small>
              {actor} · {formatWhen(at)}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  );
}
