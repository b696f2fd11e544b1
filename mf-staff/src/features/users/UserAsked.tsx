import { ApiError } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { Empty, ErrorBlock, LinkButton, NoAccess, Panel } from '@harbor/ui/kit';
import { denied } from '../../denied';
import styles from './UserPage.module.css';

/** What stands in a member's place while they are asked for, and where they cannot be shown. */
export function UserAsked({ query }: { query: { error: ApiError | null; refetch: () => unknown } }) {
  const { error, refetch } = query;
  if (!error)
    return (
      <Waiting>
        <Bone height={64} radius={12} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Bone height={300} radius={12} />
            <Bone height={240} radius={12} />
          </div>
          <div className={styles.side}>
            <Bone height={120} radius={12} />
            <Bone height={220} radius={12} />
          </div>
        </div>
      </Waiting>
    );
  return (
    <Panel>
      <h1 className={styles.hidden}>用户</h1>
      {denied(error) ? (
        <NoAccess title="您没有查看用户的权限" description="如需查看，请联系超级管理员开通" />
      ) : error instanceof ApiError && error.code === 404 ? (
        <Empty
          title="没有这位用户"
          description="编号可能有误"
          action={<LinkButton to="/staff/users">查找用户</LinkButton>}
        />
      ) : (
        <ErrorBlock error={error} title="用户没有加载出来" onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}
