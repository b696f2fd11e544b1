import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { listPath } from './place';
import styles from './TeacherMissing.module.css';

/** Nobody who is shown stands at this address. */
export function TeacherMissing() {
  return (
    <div className={styles.page}>
      <HiddenTitle>没有找到这位老师</HiddenTitle>
      <Panel>
        <Empty
          scene="not-found"
          title="没有找到这位老师，或主页暂未公开"
          description="链接可能有误，也可能老师暂时不接单"
          action={
            <LinkButton to={listPath} primary>
              看看其他老师
            </LinkButton>
          }
        />
      </Panel>
    </div>
  );
}
