import type { DiaryDetail } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Panel } from '@harbor/ui/kit';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { journalPath } from '../../journals/place';
import styles from './HeadCard.module.css';
import { ManuscriptForm } from './ManuscriptForm';
import { Mark } from './Mark';
import { Stages } from './Stages';
import { journalWords, sinceWords } from './words';

/** A manuscript: what it is called, where it is, and for how long. */
export function HeadCard({ manuscript }: { manuscript: DiaryDetail }) {
  const { title, journal, manuscript_no, status_text, days_since } = manuscript;
  const [editing, setEditing] = useState(false);
  return (
    <Panel>
      <div className={styles.top}>
        <Mark journal={journal} width={56} />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.journal}>
            {journal.id === null ? (
              journalWords(journal.name)
            ) : (
              <Link to={journalPath(journal.id)}>{journal.name}</Link>
            )}
          </p>
          {manuscript_no ? <p className={styles.number}>稿号 {manuscript_no}</p> : null}
        </div>
        <button type="button" className={styles.edit} aria-label="修改稿件" onClick={() => setEditing(true)}>
          <Pencil size={18} aria-hidden />
        </button>
      </div>
      <p className={styles.line}>
        <b>{status_text}</b>
        <span>{sinceWords(manuscript)}</span>
        {days_since === null ? null : <span className={styles.since}>投出第 {days_since} 天</span>}
      </p>
      <Stages manuscript={manuscript} />
      {editing ? <ManuscriptForm manuscript={manuscript} onClose={() => setEditing(false)} /> : null}
    </Panel>
  );
}
