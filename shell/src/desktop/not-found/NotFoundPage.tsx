import { atoms, isLive, Link, usePage, useSetAtom } from '@harbor/runtime';
import { Scene } from '@harbor/ui';
import styles from './NotFoundPage.module.css';
import { NotFoundSearch } from './NotFoundSearch';

/** Where every unknown address ends: what happened, and the ways on. */
export function NotFoundPage() {
  usePage({ ready: true });
  const openSupport = useSetAtom(atoms.supportVisible);
  return (
    <div className={styles.page}>
      <Scene name="not-found" width={300} />
      <h1 className={styles.title}>这片水域还没有航标</h1>
      <p className={styles.text}>您要找的页面不存在，或已经搬走。换个方向，很快就能靠岸。</p>
      {isLive('/productservice/') ? <NotFoundSearch /> : null}
      <ul className={styles.ways}>
        <li>
          <Link to="/" className={styles.primary}>
            返回首页
          </Link>
        </li>
        {isLive('/productservice/') ? (
          <li>
            <Link to="/productservice/" className={styles.way}>
              看看服务
            </Link>
          </li>
        ) : null}
        <li>
          <button type="button" className={styles.way} onClick={() => openSupport(true)}>
            联系客服
          </button>
        </li>
      </ul>
    </div>
  );
}

export default NotFoundPage;
