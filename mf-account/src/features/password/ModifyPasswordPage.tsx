import { navigate, usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Rail } from '../../centre/Rail';
import { RailFrame } from '../../frame/RailFrame';
import { useSecurity } from '../security';
import { ModifyPasswordForm } from './ModifyPasswordForm';
import styles from './ModifyPasswordPage.module.css';

/** 修改密码 on the desktop. */
export function ModifyPasswordPage() {
  const { data, error, refetch } = useSecurity();
  const title = data && !data.has_password ? '设置密码' : '修改密码';
  usePage({ title, ready: data !== undefined || error !== null });
  return (
    <RailFrame rail={<Rail />} title={title}>
      {error ? (
        <Panel>
          <ErrorBlock error={error} title="修改密码没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : data ? (
        <Panel>
          <p className={styles.note}>修改后其他设备会退出登录</p>
          <div className={styles.form}>
            <ModifyPasswordForm security={data} onDone={() => navigate('/idsetting/')} />
          </div>
        </Panel>
      ) : (
        <ListSkeleton rows={2} picture={false} />
      )}
    </RailFrame>
  );
}

export default ModifyPasswordPage;
