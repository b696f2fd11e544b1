import { promises } from '@harbor/contract/promises';
import { Link, usePage, useQuery } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { securityQuery } from '../../account/queries';
import { AccountPage } from '../../frames/account/AccountPage';
import { StepUpOverlay } from '../../step-up/StepUpOverlay';
import { useStepUp } from '../../step-up/useStepUp';
import { ClosePanel } from './ClosePanel';
import { ConsentPanel } from './ConsentPanel';
import { DataPanel } from './DataPanel';
import { ExportPanel } from './ExportPanel';
import styles from './PrivacyPage.module.css';
import { overviewQuery } from './queries';
import { useClosing } from './useClosing';
import { useExport } from './useExport';

const title = '隐私与数据';

/** 隐私与数据: see, export, allow and take back, close. */
export function PrivacyPage() {
  const { data, error, refetch } = useQuery(overviewQuery());
  const security = useQuery(securityQuery());
  const stepUp = useStepUp();
  const view = useExport(stepUp);
  const closing = useClosing(stepUp);
  const settled = !view.query.isPending && !closing.check.isPending && !security.isPending;
  const shown = settled ? data : undefined;
  usePage({ ready: error !== null || shown !== undefined });
  return (
    <>
      <AccountPage title={title} data={shown} error={error} onRetry={() => void refetch()} rows={6}>
        {(overview) => (
          <>
            <ExportPanel view={view} />
            <ConsentPanel overview={overview} />
            <DataPanel kinds={overview.kinds} />
            <ClosePanel closing={closing} />
            <p className={styles.aside}>
              我们怎样处理个人信息，见<Link to="/clause/2">隐私政策</Link>。
              {onPhone ? '有疑问可以提交' : '对处理规则有疑问，可以提交'}
              <Link to="/breadcrumb/7">意见反馈</Link>要求解释，我们在 {promises.ticketHours} 小时内答复。
            </p>
          </>
        )}
      </AccountPage>
      <StepUpOverlay
        stepUp={stepUp}
        phone={security.data?.phone ?? ''}
        hasPassword={security.data?.has_password ?? false}
      />
    </>
  );
}

export default PrivacyPage;
