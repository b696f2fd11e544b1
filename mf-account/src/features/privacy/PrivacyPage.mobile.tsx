import { promises } from '@harbor/contract/promises';
import { Link, usePage, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { StepUpOverlay } from '../../step-up/StepUpOverlay';
import { useStepUp } from '../../step-up/useStepUp';
import { securityQuery } from '../security';
import { CloseCard } from './CloseCard.mobile';
import { ConsentCard } from './ConsentCard.mobile';
import { DataCard } from './DataCard.mobile';
import { ExportCard } from './ExportCard.mobile';
import styles from './PrivacyPage.mobile.module.css';
import { overviewQuery } from './queries';
import { useClosing } from './useClosing';
import { useExport } from './useExport';

/** 隐私与数据 on the phone: see, export, allow and take back, close. */
export function PrivacyPage() {
  const { data, error, refetch } = useQuery(overviewQuery());
  const security = useQuery(securityQuery());
  const stepUp = useStepUp();
  const view = useExport(stepUp);
  const closing = useClosing(stepUp);
  const settled = !view.query.isPending && !closing.check.isPending && !security.isPending;
  usePage({ title: '隐私与数据', ready: error !== null || (data !== undefined && settled) });
  return (
    <div className={styles.page}>
      <HiddenTitle>隐私与数据</HiddenTitle>
      {error ? (
        <Panel>
          <ErrorBlock error={error} title="隐私与数据没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : data && settled ? (
        <>
          <ExportCard view={view} />
          <ConsentCard overview={data} />
          <DataCard kinds={data.kinds} />
          <CloseCard closing={closing} />
          <p className={styles.aside}>
            我们怎样处理个人信息，见<Link to="/clause/2">隐私政策</Link>
            。有疑问可以提交<Link to="/breadcrumb/7">意见反馈</Link>要求解释，我们在 {promises.ticketHours}{' '}
            小时内答复。
          </p>
        </>
      ) : (
        <ListSkeleton rows={6} />
      )}
      <StepUpOverlay
        stepUp={stepUp}
        phone={security.data?.phone ?? ''}
        hasPassword={security.data?.has_password ?? false}
      />
    </div>
  );
}

export default PrivacyPage;
