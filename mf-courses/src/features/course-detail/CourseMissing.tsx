import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { schoolPath } from '../../courses/paths';
import { PageFrame } from '../../parts/PageFrame';

/** No course stands at this address. */
export function CourseMissing() {
  return (
    <PageFrame>
      <HiddenTitle>课程不存在</HiddenTitle>
      <Panel>
        <Empty
          scene="not-found"
          title="课程不存在或尚未上架"
          description="链接可能有误，也可能课程还在准备"
          action={
            <LinkButton to={schoolPath} primary>
              看看全部课程
            </LinkButton>
          }
        />
      </Panel>
    </PageFrame>
  );
}
