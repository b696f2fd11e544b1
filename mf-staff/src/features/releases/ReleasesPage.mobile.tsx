import { usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, NoAccess } from '@harbor/ui/mobile';
import { useState } from 'react';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { Choice } from './Choice.mobile';
import { RemoteCards } from './part/RemoteCards.mobile';
import { RemoteDetail } from './part/RemoteDetail.mobile';
import { type Hours, periods, releasesQuery } from './queries';
import styles from './ReleasesPage.mobile.module.css';
import { ReleasesSkeleton } from './ReleasesSkeleton.mobile';
import { Tokens } from './tokens/Tokens.mobile';
import { Trail } from './trail/Trail.mobile';

type View = 'parts' | 'trail' | 'tokens';

const views: { value: View; label: string }[] = [
  { value: 'parts', label: '模块' },
  { value: 'trail', label: '变更记录' },
  { value: 'tokens', label: '令牌' },
];

/** The release centre on the phone: what is live, how it fares, and the way back when something breaks. */
export function ReleasesPage() {
  const [search, setSearch] = useSearchParams();
  const [hours, setHours] = useState<Hours>(24);
  const { data, error, refetch } = useQuery(releasesQuery(hours));
  const remotes = data?.remotes ?? [];
  const chosen = remotes.find(({ remote }) => remote === search.get('remote'));
  usePage({
    title: chosen?.remote,
    ready: data !== undefined || error !== null,
  });
  const view = views.find(({ value }) => value === search.get('view'))?.value ?? 'parts';

  if (chosen)
    return (
      <DeskFrame title={chosen.remote} back="/staff/releases" flush>
        <RemoteDetail key={chosen.remote} remote={chosen} hours={hours} onHours={setHours} />
      </DeskFrame>
    );
  return (
    <DeskFrame title="发布中心" flush>
      {!data && !error ? <ReleasesSkeleton /> : null}
      {!data && error && denied(error) ? (
        <NoAccess title="发布中心只对运营人员开放" description="如需发布权限，请联系平台组开通" />
      ) : null}
      {!data && error && !denied(error) ? (
        <ErrorBlock error={error} title="发布信息没有加载出来" onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <div className={styles.page}>
          <HiddenTitle>发布中心</HiddenTitle>
          <Choice
            label="内容"
            options={views}
            value={view}
            onChange={(next) => setSearch(next === 'parts' ? {} : { view: next }, { replace: true })}
          />
          {view === 'parts' ? (
            <>
              <Choice
                label="统计时段"
                small
                options={periods.map(({ hours: value, label }) => ({ value, label }))}
                value={hours}
                onChange={setHours}
              />
              <RemoteCards remotes={remotes} stale={error !== null} />
            </>
          ) : null}
          {view === 'trail' ? <Trail /> : null}
          {view === 'tokens' ? <Tokens /> : null}
        </div>
      ) : null}
    </DeskFrame>
  );
}

export default ReleasesPage;
