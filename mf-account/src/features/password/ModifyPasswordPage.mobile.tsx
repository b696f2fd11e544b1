import { navigate, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import pageStyles from '../../cells/cells.mobile.module.css';
import { useSecurity } from '../security';
import { ModifyPasswordForm } from './ModifyPasswordForm';

/** 修改密码 on the phone. */
export function ModifyPasswordPage() {
  const { data, error, refetch } = useSecurity();
  const title = data && !data.has_password ? '设置密码' : '修改密码';
  usePage({ title, ready: data !== undefined || error !== null });
  return (
    <div className={pageStyles.page}>
      <HiddenTitle>{title}</HiddenTitle>
      {error ? (
        <Panel>
          <ErrorBlock error={error} title="修改密码没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : data ? (
        <Panel>
          <ModifyPasswordForm security={data} onDone={() => navigate('/setting/userid')} />
        </Panel>
      ) : (
        <ListSkeleton rows={2} />
      )}
    </div>
  );
}

export default ModifyPasswordPage;
