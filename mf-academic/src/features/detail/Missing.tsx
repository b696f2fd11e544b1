import { useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { HotBox } from '../../parts/HotBox';
import { frontPath } from '../../press/frontPath';
import { pressFront } from '../../press/queries';
import styles from './Missing.module.css';

/** What the window says then. */
export const missingTitle = '头条不存在';

/** An article that is not there, or not any more: what may have happened, and what others read. */
export function Missing() {
  const front = useQuery(pressFront());
  return (
    <div className={styles.page}>
      <HiddenTitle>没有找到这篇头条</HiddenTitle>
      <Panel>
        <Empty
          scene="not-found"
          title="没有找到这篇头条"
          description="文章不存在或已下线，也可能是链接不完整。"
          action={
            <LinkButton primary to={frontPath}>
              看看其他头条
            </LinkButton>
          }
        />
      </Panel>
      {front.data ? <HotBox hot={front.data.hot} /> : null}
    </div>
  );
}
