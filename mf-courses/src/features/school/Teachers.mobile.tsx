import type { DataOf } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { Section } from '@harbor/ui/mobile';
import { schoolPath } from '../../courses/paths';
import { placePath } from '../../courses/place';
import styles from './Teachers.mobile.module.css';

interface TeachersProps {
  teachers: DataOf<'GET /course/teachers'>['data'];
}

/** Who teaches, in a row that scrolls sideways; each leads to their courses. */
export function Teachers({ teachers }: TeachersProps) {
  if (teachers.length === 0) return null;
  return (
    <Section title="授课教师">
      <ul className={styles.row}>
        {teachers.map(({ id, name, avatar, title, subject, courses, score }) => (
          <li key={id}>
            <Link to={placePath(schoolPath, { teacher: id })} className={styles.card}>
              <Avatar name={name} src={avatar} size={56} />
              <strong>{name}</strong>
              <span className={styles.fact}>{[title, subject].filter(Boolean).join(' · ')}</span>
              <span className={styles.fact}>
                {courses} 门课{score > 0 ? ` · ${score.toFixed(1)}` : ''}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
