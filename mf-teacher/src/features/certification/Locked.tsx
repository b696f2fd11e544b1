import type { CertificationState } from '@harbor/contract';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import frame from './Frame.module.css';
import { useFlow } from './flow';

/** What is being looked at, or was decided, is not written in: where it stands is shown instead. */
export function Locked({ state }: { state: CertificationState }) {
  const { at, end } = useFlow();
  const { application, why_not: why } = state;
  return (
    <div className={frame.page}>
      <HiddenTitle>老师认证</HiddenTitle>
      <Panel>
        <Empty
          title={state.teacher ? '您已通过老师认证' : `申请${application.status_text}`}
          description={why || '资料在这期间不能修改，可以查看进度与逐项结果。'}
          action={
            <LinkButton primary to={at(end)}>
              查看进度
            </LinkButton>
          }
        />
      </Panel>
    </div>
  );
}
