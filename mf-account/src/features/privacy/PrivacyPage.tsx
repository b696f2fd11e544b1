import { promises } from '@harbor/contract/promises';
import { Link, usePage, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Rail } from '../../centre/Rail';
import { RailFrame } from '../../frame/RailFrame';
import { StepUpOverlay } from '../../step-up/StepUpOverlay';
import { useStepUp } from '../../step-up/useStepUp';
import { securityQuery } from '../security';
import { ClosePanel } from './ClosePanel';
import { ConsentPanel } from './ConsentPanel';
import { DataPanel } from './DataPanel';
import { ExportPanel } from './ExportPanel';
import styles from './PrivacyPage.module.css';
import { overviewQuery } from './queries';
import { useClosing } from './useClosing';
import { useExport } from './useExport';

/** 隐私与数据 on the desktop: see, export, allow and take back, close. */
export function PrivacyPage() {
  const { data, error, refetch } = useQuery(overviewQuery());
  const security = useQuery(securityQuery());
  const stepUp = useStepUp();
  const view = useExport(stepUp);
  const closing = useClosing(stepUp);
  const settled = !view.query.isPending && !closing.check.isPending && !security.isPending;
  usePage({ title: '隐私与数据', ready: error !== null || (data !== undefined && settled) });
  return (
    <RailFrame rail={<Rail />} title="隐私与数据">
      {error ? (
        <Panel>
          <ErrorBlock error={error} title="隐私与数据没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : data && settled ? (
        <>
          <ExportPanel view={view} />
          <ConsentPanel overview={data} />
          <DataPanel kinds={data.kinds} />
          <ClosePanel closing={closing} />
          <p className={styles.aside}>
            我们怎样处理个人信息，见<Link to="/clause/2">隐私政策</Link>
            。对处理规则有疑问，可以提交<Link to="/breadcrumb/7">意见反馈</Link>要求解释，我们在{' '}
            {promises.ticketHours} 小时内答复。
          </p>
        </>
      ) : (
        <ListSkeleton rows={6} picture={false} />
      )}
      <StepUpOverlay
        stepUp={stepUp}
        phone={security.data?.phone ?? ''}
        hasPassword={security.data?.has_password ?? false}
      />
    </RailFrame>
  );
}

export default PrivacyPage;
