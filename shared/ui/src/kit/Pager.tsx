import { Link } from '@harbor/runtime';
import styles from './Pager.module.css';
import { pagesAround } from './pagesAround';
import { toTop } from './toTop';

export interface PagerProps {
  page: number;
  lastPage: number;
  /** Address of a page. */
  to: (page: number) => string;
}

/** Pages as links: they can be opened in a tab, shared and read by search engines. */
export function Pager({ page: current, lastPage, to }: PagerProps) {
  if (lastPage <= 1) return null;
  const edge = (page: number, sign: string, label: string) =>
    page >= 1 && page <= lastPage ? (
      <Link to={to(page)} aria-label={label} onClick={toTop}>
        {sign}
      </Link>
    ) : (
      <span className={styles.off} aria-hidden="true">
        {sign}
      </span>
    );
  return (
    <nav className={styles.pager} aria-label="分页">
      {edge(current - 1, '‹', '上一页')}
      {pagesAround(current, lastPage).map((page) =>
        page < 0 ? (
          <span key={page}>…</span>
        ) : (
          <Link
            key={page}
            to={to(page)}
            onClick={toTop}
            className={page === current ? styles.on : undefined}
            aria-label={`第 ${page} 页`}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {edge(current + 1, '›', '下一页')}
    </nav>
  );
}
