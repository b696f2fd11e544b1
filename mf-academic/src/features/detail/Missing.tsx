import { useQuery } from '@harbor/runtime';
import { HotBox } from '../../parts/HotBox';
import { frontPath } from '../../press/frontPath';
import { pressFront } from '../../press/queries';
import { MissingPage } from '../../states/MissingPage';
import styles from './Missing.module.css';

/** What the window says then. */
export const missingTitle = '头条不存在';

/** An article that is not there, or not any more: what may have happened, and what others read. */
export function Missing() {
  const front = useQuery(pressFront());
  return (
    <MissingPage
      title="没有找到这篇头条"
      description="文章不存在或已下线，也可能是链接不完整。"
      onward={{ title: '看看其他头条', to: frontPath }}
      className={styles.page}
    >
      {front.data ? (
        <div className={styles.hot}>
          <HotBox hot={front.data.hot} />
        </div>
      ) : null}
    </MissingPage>
  );
}
