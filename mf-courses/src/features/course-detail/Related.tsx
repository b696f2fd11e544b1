import type { CourseCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover, Price } from '@harbor/ui';
import { Panel } from '@harbor/ui/kit';
import { coursePath } from '../../courses/paths';
import styles from './Related.module.css';

interface RelatedProps {
  courses: readonly CourseCard[];
  title?: string;
}

/** Courses that go well with this one. */
export function Related({ courses, title = '一起学的课' }: RelatedProps) {
  if (courses.length === 0) return null;
  return (
    <Panel>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {courses.slice(0, 4).map(({ id, title: name, cover, price_fen }) => (
          <li key={id}>
            <Link to={coursePath(id)} className={styles.row}>
              <Cover src={cover} ratio="16/9" className={styles.cover} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {price_fen === 0 ? <b>免费</b> : <Price fen={price_fen} size="s" />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
