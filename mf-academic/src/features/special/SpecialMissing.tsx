import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { frontPath } from '../../press/frontPath';
import { placePath } from '../../press/place';
import styles from '../../states/FailedPage.module.css';

/** What the window says then. */
export const missingTitle = '专题不存在';

/** A special that is not there. */
export function SpecialMissing() {
  return (
    <div className={styles.page}>
      <HiddenTitle>没有找到这个专题</HiddenTitle>
      <Panel>
        <Empty
          scene="not-found"
          title="没有找到这个专题"
          description="专题不存在或已撤下，也可能是链接不完整。"
          action={
            <LinkButton primary to={placePath(frontPath, { type: '3' })}>
              看看全部专题
            </LinkButton>
          }
        />
      </Panel>
    </div>
  );
}
