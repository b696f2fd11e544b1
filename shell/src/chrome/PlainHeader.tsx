import { Link } from '@harbor/runtime';
import styles from './PlainHeader.module.css';

/** What stands at the top when the header could not be drawn: the way home, and another try. No part of it can fail. */
export function PlainHeader() {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label="学术港首页">
        学术港
      </Link>
      <span className={styles.note}>
        导航没有显示出来，页面内容不受影响。
        <button type="button" className={styles.again} onClick={() => window.location.reload()}>
          重新加载
        </button>
      </span>
    </header>
  );
}
