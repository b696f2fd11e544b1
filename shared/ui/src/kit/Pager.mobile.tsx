import { Link } from '@harbor/runtime';
import type { PagerProps } from './Pager';
import styles from './Pager.mobile.module.css';
import { toTop } from './toTop';

/** The page before and the page after. */
export function Pager({ page, lastPage, to }: PagerProps) {
  if (lastPage <= 1) return null;
  return (
    <nav className={styles.turn} aria-label="分页">
      {page > 1 && (
        <Link to={to(page - 1)} onClick={toTop}>
          上一页
        </Link>
      )}
      <span>
        {page} / {lastPage}
      </span>
      {page < lastPage && (
        <Link to={to(page + 1)} onClick={toTop}>
          下一页
        </Link>
      )}
    </nav>
  );
}
