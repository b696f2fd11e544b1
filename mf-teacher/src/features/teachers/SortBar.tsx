import { type TeacherSort, teacherSorts } from '@harbor/contract/teacher-levels';
import { Link } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { type Place, placePath } from './place';
import styles from './SortBar.module.css';

const all = Object.entries(teacherSorts) as [TeacherSort, string][];
const short: readonly TeacherSort[] = ['default', 'on_time', 'score'];

/** In which order the teachers stand. */
export function SortBar({ place }: { place: Place }) {
  const { sort = 'default' } = place;
  return (
    <nav className={styles.bar} aria-label="排序">
      {all
        .filter(([key]) => !onPhone || short.includes(key))
        .map(([key, title]) => (
          <Link
            key={key}
            to={placePath({ ...place, sort: key, page: undefined })}
            replace
            className={sort === key ? styles.on : undefined}
            aria-current={sort === key ? 'true' : undefined}
          >
            {title}
          </Link>
        ))}
    </nav>
  );
}
