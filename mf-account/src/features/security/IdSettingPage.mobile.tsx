import { usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { Cell } from '../../cells/Cell.mobile';
import styles from '../../cells/cells.mobile.module.css';
import { StepUpOverlay } from '../../step-up/StepUpOverlay';
import { useStepUp } from '../../step-up/useStepUp';
import { ConsentList } from './ConsentList';
import { Devices } from './Devices.mobile';
import { NotMine } from './NotMine';
import { Records } from './Records.mobile';
import { useSecurity } from './useSecurity';
import { WaysIn } from './WaysIn.mobile';

/** 账号与安全 on the phone: ways in, devices, records, agreements. */
export function IdSettingPage() {
  const { data, error, refetch } = useSecurity();
  const stepUp = useStepUp();
  usePage({ title: '账号与安全', ready: data !== undefined || error !== null });
  if (error)
    return (
      <div className={styles.page}>
        <HiddenTitle>账号与安全</HiddenTitle>
        <Panel>
          <ErrorBlock error={error} title="账号与安全没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      </div>
    );
  if (!data)
    return (
      <div className={styles.page}>
        <HiddenTitle>账号与安全</HiddenTitle>
        <ListSkeleton rows={4} />
      </div>
    );
  return (
    <div className={styles.page}>
      <HiddenTitle>账号与安全</HiddenTitle>
      <WaysIn security={data} stepUp={stepUp} />
      <Devices />
      <Records />
      <Panel className={styles.list}>
        <h2 className={styles.title}>已同意的协议</h2>
        <ConsentList />
      </Panel>
      <Panel className={styles.list}>
        <Cell label="隐私与数据" value="导出、撤回同意、注销" to="/setting/privacy" />
      </Panel>
      <Panel className={`${styles.list} ${styles.block}`}>
        <h2 className={styles.title}>手机号曾被他人使用</h2>
        <NotMine stepUp={stepUp} />
      </Panel>
      <StepUpOverlay stepUp={stepUp} phone={data.phone} hasPassword={data.has_password} />
    </div>
  );
}

export default IdSettingPage;
