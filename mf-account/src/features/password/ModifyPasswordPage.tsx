import { navigate, usePage } from '@harbor/runtime';
import { onPhone, Panel } from '@harbor/ui/kit';
import { useSecurity } from '../../account/useSecurity';
import { AccountPage } from '../../frames/account/AccountPage';
import { ModifyPasswordForm } from './ModifyPasswordForm';
import styles from './ModifyPasswordPage.module.css';

const settings = onPhone ? '/setting/userid' : '/idsetting/';

/** 修改密码 */
export function ModifyPasswordPage() {
  const { data, error, refetch } = useSecurity();
  const title = data && !data.has_password ? '设置密码' : undefined;
  usePage({ title, ready: data !== undefined || error !== null });
  return (
    <AccountPage
      title={title ?? '修改密码'}
      what="修改密码"
      data={data}
      error={error}
      onRetry={() => void refetch()}
      rows={2}
    >
      {(security) => (
        <Panel>
          {onPhone ? null : <p className={styles.note}>修改后其他设备会退出登录</p>}
          <div className={styles.form}>
            <ModifyPasswordForm security={security} onDone={() => navigate(settings)} />
          </div>
        </Panel>
      )}
    </AccountPage>
  );
}

export default ModifyPasswordPage;
