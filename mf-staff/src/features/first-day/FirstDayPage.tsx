import { usePage, useQuery } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { ErrorBlock, NoAccess, Panel } from '@harbor/ui/kit';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { Card } from '../../parts/Card';
import { PageHead } from '../../parts/PageHead';
import { CheckRow } from './CheckRow';
import styles from './FirstDay.module.css';
import { firstDayQuery } from './queries';

/** What a new site needs before it opens, group by group, each point with a try. */
export function FirstDayPage() {
  const { data, error, refetch } = useQuery(firstDayQuery());
  usePage({ ready: data !== undefined || error !== null });
  const lead = !data ? '\u00a0' : data.open === 0 ? '全部就绪' : `还有 ${data.open} 项没有就绪`;
  return (
    <DeskFrame>
      <PageHead title="开站检查" lead={lead} />
      {!data && !error ? (
        <Waiting className={styles.bones}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
            <Bone key={n} height={40} />
          ))}
        </Waiting>
      ) : null}
      {!data && error ? (
        <Panel>
          {denied(error) ? (
            <NoAccess title="您没有查看开站检查的权限" description="由运营与超级管理员查看" />
          ) : (
            <ErrorBlock error={error} title="开站检查没有加载出来" onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : null}
      <div className={styles.groups}>
        {data?.groups.map(({ title, checks }) => {
          const good = checks.filter(({ state }) => state === 'ok').length;
          return (
            <Card key={title} title={title} extra={`${good} / ${checks.length}`} flush>
              <ul aria-label={title}>
                {checks.map((check) => (
                  <CheckRow key={check.key} check={check} />
                ))}
              </ul>
            </Card>
          );
        })}
      </div>
    </DeskFrame>
  );
}

export default FirstDayPage;
