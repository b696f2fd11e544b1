import { navigate, usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel, Section } from '@harbor/ui/desktop';
import { RailFrame } from '../../frame/RailFrame';
import { Rail } from '../me/Rail';
import { useSecurity } from '../security/useSecurity';
import { ModifyPasswordForm } from './ModifyPasswordForm';
import styles from './ModifyPasswordPage.module.css';

/** 修改密码 on the desktop. */
export function ModifyPasswordPage() {
  const { data, error, refetch } = useSecurity();
  usePage({ title: '修改密码', ready: data !== undefined || error !== null });
  return (
    <RailFrame rail={<Rail />}>
      {error ? (
        <Panel>
          <ErrorBlock error={error} title="修改密码没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : data ? (
        <Panel>
          <Section
            size="part"
            title={data.has_password ? '修改密码' : '设置密码'}
            description="修改后其他设备会退出登录"
          >
            <div className={styles.form}>
              <ModifyPasswordForm security={data} onDone={() => navigate('/idsetting/')} />
            </div>
          </Section>
        </Panel>
      ) : (
        <ListSkeleton rows={2} picture={false} />
      )}
    </RailFrame>
  );
}

export default ModifyPasswordPage;
