import { Link, usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel, Section } from '@harbor/ui/desktop';
import { Rail } from '../../centre/Rail';
import { RailFrame } from '../../frame/RailFrame';
import { StepUpOverlay } from '../../step-up/StepUpOverlay';
import { useStepUp } from '../../step-up/useStepUp';
import { ConsentList } from './ConsentList';
import { DevicesPanel } from './DevicesPanel';
import { NotMine } from './NotMine';
import { RecordsPanel } from './RecordsPanel';
import { SecurityPanel } from './SecurityPanel';
import styles from './SecurityPanel.module.css';
import { useSecurity } from './useSecurity';

/** 账号设置 on the desktop: ways in, devices, records, agreements. */
export function IdSettingPage() {
  const { data, error, refetch } = useSecurity();
  const stepUp = useStepUp();
  usePage({ title: '账号设置', ready: data !== undefined || error !== null });
  return (
    <RailFrame rail={<Rail />} title="账号设置">
      {error ? (
        <Panel>
          <ErrorBlock error={error} title="账号设置没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : data ? (
        <>
          <SecurityPanel security={data} stepUp={stepUp} />
          <DevicesPanel />
          <RecordsPanel />
          <Panel>
            <Section size="part" title="已同意的协议">
              <ConsentList />
            </Section>
          </Panel>
          <Panel>
            <Section size="part" title="隐私与数据" description="查看和导出个人信息、撤回同意、注销账号">
              <Link className={styles.link} to="/idsetting/privacy">
                前往隐私与数据
              </Link>
            </Section>
          </Panel>
          <Panel>
            <Section size="part" title="手机号曾被他人使用">
              <NotMine stepUp={stepUp} />
            </Section>
          </Panel>
          <StepUpOverlay stepUp={stepUp} phone={data.phone} hasPassword={data.has_password} />
        </>
      ) : (
        <ListSkeleton rows={3} />
      )}
    </RailFrame>
  );
}

export default IdSettingPage;
