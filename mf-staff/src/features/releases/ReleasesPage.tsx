import { usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, NoAccess, Panel } from '@harbor/ui/desktop';
import { Button, Tabs } from '@harbor/ui/kit';
import { Layers } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { Choice } from '../../parts/Choice';
import { PageHead } from '../../parts/PageHead';
import { Figures } from './Figures';
import { Overview } from './Overview';
import { openOverrides } from './openOverrides';
import { type Hours, periods, releasesQuery } from './queries';
import styles from './ReleasesPage.module.css';
import { ReleasesSkeleton } from './ReleasesSkeleton';

// With fields and dialogs that the overview has no use for.
const Tokens = lazy(() => import('./tokens/Tokens'));
const Trail = lazy(() => import('./trail/Trail').then((part) => ({ default: part.Trail })));

type View = 'parts' | 'trail' | 'tokens';

const views: { key: View; label: string }[] = [
  { key: 'parts', label: '模块与版本' },
  { key: 'trail', label: '变更记录' },
  { key: 'tokens', label: '发布令牌' },
];

const addressOf = (view: View) => (view === 'parts' ? '/staff/releases' : `/staff/releases?view=${view}`);

/** The release centre: what is live, how it fares, who moved what; and the buttons to move it. */
export function ReleasesPage() {
  const [search, setSearch] = useSearchParams();
  const [hours, setHours] = useState<Hours>(24);
  const { data, error, refetch } = useQuery(releasesQuery(hours));
  usePage({ ready: data !== undefined || error !== null });

  const view = views.find(({ key }) => key === search.get('view'))?.key ?? 'parts';
  const remotes = data?.remotes ?? [];
  const chosen = remotes.find(({ remote }) => remote === search.get('remote')) ?? remotes[0];

  return (
    <DeskFrame>
      <PageHead title="发布中心" lead="各模块独立发布：看清线上版本与运行情况，出现问题几秒内回退">
        <Choice
          label="统计时段"
          value={hours}
          onChoose={setHours}
          options={periods.map(({ hours: value, label }) => ({ value, title: label }))}
        />
        <Button icon={<Layers size={15} aria-hidden />} onClick={openOverrides}>
          本浏览器的版本
        </Button>
      </PageHead>
      {!data && !error ? <ReleasesSkeleton /> : null}
      {!data && error ? (
        <Panel>
          {denied(error) ? (
            <NoAccess title="发布中心只对运营人员开放" description="如需发布权限，请联系平台组开通" />
          ) : (
            <ErrorBlock error={error} title="发布信息没有加载出来" onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : null}
      {data ? (
        <>
          <Figures remotes={remotes} hours={hours} stale={error !== null} />
          <div className={styles.tabs}>
            <Tabs
              bare
              label="发布中心"
              current={view}
              tabs={views.map(({ key, label }) => ({ key, label, to: addressOf(key) }))}
            />
          </div>
          {view === 'parts' ? (
            <Overview
              remotes={remotes}
              chosen={chosen}
              hours={hours}
              onChoose={(remote) => setSearch({ remote }, { replace: true })}
            />
          ) : null}
          <Suspense fallback={<ListSkeleton rows={3} picture={false} />}>
            {view === 'trail' ? <Trail remotes={remotes.map(({ remote }) => remote)} /> : null}
            {view === 'tokens' ? <Tokens remotes={remotes.map(({ remote }) => remote)} /> : null}
          </Suspense>
        </>
      ) : null}
    </DeskFrame>
  );
}

export default ReleasesPage;
