import type { TeacherPage } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import styles from './Works.module.css';

const atFirst = 4;

/** What a teacher has published, the latest first. */
export function Works({ works }: Pick<TeacherPage, 'works'>) {
  const [all, setAll] = useState(false);
  const sorted = [...works].sort((a, b) => b.year - a.year);
  return (
    <>
      <ol className={styles.list}>
        {(all ? sorted : sorted.slice(0, atFirst)).map((work) => (
          <li key={`${work.year} ${work.title}`}>
            <span className={styles.year}>{work.year}</span>
            <div>
              <p>{work.title}</p>
              <p className={styles.place}>{work.place}</p>
            </div>
            {work.role ? <Tag tone="plain">{work.role}</Tag> : null}
          </li>
        ))}
      </ol>
      {!all && works.length > atFirst ? (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          全部 {works.length} 项
        </button>
      ) : null}
    </>
  );
}
