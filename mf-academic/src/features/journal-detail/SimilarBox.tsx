import type { JournalDetail } from '@harbor/contract';
import { Link, useQuery } from '@harbor/runtime';
import { Panel } from '@harbor/ui/kit';
import { JournalCover } from '../../journals/JournalCover';
import { laidOf } from '../../journals/laid';
import { journalPath } from '../../journals/place';
import { subjectWords } from '../../journals/words';
import styles from './Box.module.css';
import { ofSubject } from './queries';

/** Others of the same field; nothing where there are none. */
export function SimilarBox({ journal: { id, subjects } }: { journal: JournalDetail }) {
  const subject = subjects.find((one) => one.includes('/')) ?? subjects[0] ?? '';
  const { data } = useQuery({ ...ofSubject(subject), enabled: subject !== '' });
  const others = (data?.data ?? []).filter((one) => one.id !== id).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Panel className={styles.box}>
      <h2 className={styles.title}>同方向的期刊</h2>
      <ul className={styles.rows} aria-label={`同属 ${subjectWords(subject)}`}>
        {others.map((one) => (
          <li key={one.id}>
            <Link className={styles.row} to={journalPath(one.id)}>
              <JournalCover id={one.id} subject={one.subjects[0] ?? ''} width={32} />
              <span className={styles.words}>
                <b>{one.name}</b>
                <span>{laidOf(one).words}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
