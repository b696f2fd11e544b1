import { usePage } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { useSecurity } from '../../account/useSecurity';
import { AccountPage } from '../../frames/account/AccountPage';
import { AccountSection } from '../../frames/account/AccountSection';
import { StepUpOverlay } from '../../step-up/StepUpOverlay';
import { useStepUp } from '../../step-up/useStepUp';
import { ConsentList } from './ConsentList';
import { DevicesPanel } from './DevicesPanel';
import { NotMine } from './NotMine';
import { PrivacyLink } from './PrivacyLink';
import { RecordsPanel } from './RecordsPanel';
import { SecurityPanel } from './SecurityPanel';

const title = onPhone ? '账号与安全' : '账号设置';

/** 账号设置: ways in, devices, records, agreements. */
export function IdSettingPage() {
  const { data, error, refetch } = useSecurity();
  const stepUp = useStepUp();
  usePage({ ready: data !== undefined || error !== null });
  return (
    <AccountPage title={title} data={data} error={error} onRetry={() => void refetch()} rows={3}>
      {(security) => (
        <>
          <SecurityPanel security={security} stepUp={stepUp} />
          <DevicesPanel />
          <RecordsPanel />
          <AccountSection title="已同意的协议" list>
            <ConsentList />
          </AccountSection>
          <PrivacyLink />
          <AccountSection title="手机号曾被他人使用">
            <NotMine stepUp={stepUp} />
          </AccountSection>
          <StepUpOverlay stepUp={stepUp} phone={security.phone} hasPassword={security.has_password} />
        </>
      )}
    </AccountPage>
  );
}

export default IdSettingPage;
