import { siteSearchPath } from '@harbor/contract/site-search-kinds';
import { atoms, isLive, LiveLink, navigate, usePage, useSetAtom } from '@harbor/runtime';
import { Scene } from '@harbor/ui';
import { Button } from '@harbor/ui/mobile';
import { SearchField } from '../home/SearchField';
import styles from './NotFoundPage.module.css';

/** Where every unknown address ends: what happened, and the ways on. */
export function NotFoundPage() {
  usePage({ ready: true });
  const openSupport = useSetAtom(atoms.supportVisible);
  return (
    <div className={styles.page}>
      <Scene name="not-found" width={220} />
      <h1 className={styles.title}>这片水域还没有航标</h1>
      <p className={styles.text}>您要找的页面不存在，或已经搬走</p>
      {isLive('/productservice/') ? (
        <div className={styles.search}>
          <SearchField onSearch={(keyword) => navigate(siteSearchPath('service', keyword))} />
        </div>
      ) : null}
      <div className={styles.ways}>
        <Button block onClick={() => navigate('/')}>
          返回首页
        </Button>
        <LiveLink to="/productservice/" className={styles.way}>
          看看服务
        </LiveLink>
        <Button kind="text" onClick={() => openSupport(true)}>
          联系客服
        </Button>
      </div>
    </div>
  );
}

export default NotFoundPage;
