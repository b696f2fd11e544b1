import { Link } from '@harbor/runtime';
import styles from './EmptyPage.module.css';

/** What `/empty` says on both platforms, and the ways on. */
export const nothingHere = {
  title: '这里暂时没有内容',
  description: '内容可能还在准备，或者已经移走',
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
