import { nothingHere as words } from '@harbor/contract/page-words';
import { Link } from '@harbor/runtime';
import styles from './EmptyPage.module.css';

/** What `/empty` says on both platforms, and the ways on. */
export const nothingHere = {
  ...words,
  action: (
    <span className={styles.ways}>
      <Link to="/" className={styles.home}>
        返回首页
      </Link>
      <Link to="/breadcrumb/3" className={styles.way}>
        去帮助中心
      </Link>
    </span>
  ),
};
