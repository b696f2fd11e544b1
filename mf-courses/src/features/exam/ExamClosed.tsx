import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, LinkButton, NoAccess, Panel } from '@harbor/ui/kit';
import { coursePath } from '../../courses/paths';
import { isClosed, isGone } from '../../parts/isGone';
import { PageFrame } from '../../parts/PageFrame';

interface ExamClosedProps {
  course: number;
  error: unknown;
  onRetry: () => void;
}

/** Why there is no exam to be seen here. */
export function ExamClosed({ course, error, onRetry }: ExamClosedProps) {
  return (
    <PageFrame>
      <HiddenTitle>考试</HiddenTitle>
      <Panel>
        {isClosed(error) ? (
          <NoAccess
            title="考试只对课程学员开放"
            description="购买课程后即可参加"
            action={
              <LinkButton to={coursePath(course)} primary>
                查看课程
              </LinkButton>
            }
          />
        ) : isGone(error) ? (
          <Empty
            scene="not-found"
            title="没有这场考试"
            action={
              <LinkButton to={coursePath(course)} primary>
                查看课程
              </LinkButton>
            }
          />
        ) : (
          <ErrorBlock title="考试没有加载出来" error={error} onRetry={onRetry} />
        )}
      </Panel>
    </PageFrame>
  );
}
