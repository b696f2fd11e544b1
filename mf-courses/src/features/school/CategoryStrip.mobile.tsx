import type { DataOf } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { useCurrentInSight } from '@harbor/ui/kit';
import { schoolPath } from '../../courses/paths';
import { type Place, placePath } from '../../courses/place';
import styles from './CategoryStrip.mobile.module.css';

interface CategoryStripProps {
  place: Place;
  categories: DataOf<'GET /course/list'>['categories'];
}

/** The categories in a row that scrolls sideways. */
export function CategoryStrip({ place, categories }: CategoryStripProps) {
  const strip = useCurrentInSight(String(place.category ?? 0), categories.length > 0);
  const all = [{ id: 0, title: '全部' }, ...categories];
  return (
    <nav ref={strip} className={styles.strip} aria-label="课程分类">
      {all.map(({ id, title }) => {
        const on = (place.category ?? 0) === id;
        return (
          <Link
            key={id}
            to={placePath(schoolPath, { ...place, category: id || undefined })}
            replace
            className={on ? `${styles.pill} ${styles.on}` : styles.pill}
            aria-current={on ? 'true' : undefined}
          >
            {title}
          </Link>
        );
      })}
    </nav>
  );
}
