import { rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, NoAccess, Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { PageHead } from '../../parts/PageHead';
import styles from './AuditPage.module.css';
import { ChainState } from './ChainState';
import { FilterBar } from './FilterBar';
import { LineTable } from './LineTable';
import { auditFeed } from './queries';
import { useFilter } from './useFilter';

// Asked for by few who read the log.
const ExportDialog = lazy(() => import('./ExportDialog'));

/** The audit log: who did what to what, when and why, and whether the log is as it was written. */
export function AuditPage() {
  const { filter, change, clear, narrowed } = useFilter();
  const feed = useInfiniteQuery(auditFeed(filter));
  const [exporting, setExporting] = useState(false);
  usePage({ ready: !feed.isPending });
  const lines = rowsOf(feed.data);
  const refused = denied(feed.error);
  return (
    <DeskFrame>
      <PageHead title="操作日志" lead="谁在什么时候对什么做了什么；记录只增不改，每晚自动核对">
        <Button
          icon={<Download size={15} aria-hidden />}
          disabled={refused}
          onClick={() => setExporting(true)}
        >
          导出（带水印）
        </Button>
      </PageHead>
      {refused ? (
        <Panel>
          <NoAccess title="您没有查阅操作日志的权限" description="如需查阅，请联系超级管理员开通" />
        </Panel>
      ) : (
        <>
          <ChainState />
          <Panel padding="none" className={styles.panel}>
            <FilterBar filter={filter} onChange={change} onClear={clear} narrowed={narrowed} />
            {feed.isPending ? (
              <div className={styles.inner}>
                <ListSkeleton rows={8} picture={false} />
              </div>
            ) : null}
            {feed.isError && lines.length === 0 ? (
              <ErrorBlock
                title="操作日志没有加载出来"
                error={feed.error}
                onRetry={() => void feed.refetch()}
              />
            ) : null}
            {feed.isSuccess && lines.length === 0 ? (
              <Empty
                title={narrowed ? '没有符合条件的记录' : '还没有记录'}
                description={narrowed ? '换一个条件，或清除筛选' : '运营的每一次操作都会记在这里'}
                action={narrowed ? <Button onClick={clear}>清除筛选</Button> : undefined}
              />
            ) : null}
            {lines.length > 0 ? <LineTable lines={lines} /> : null}
            {lines.length > 0 ? (
              <div className={styles.foot}>
                {feed.hasNextPage ? (
                  <Button loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
                    {feed.isFetchNextPageError ? '加载失败，重试' : '加载更多'}
                  </Button>
                ) : (
                  '没有更早的记录了'
                )}
              </div>
            ) : null}
          </Panel>
        </>
      )}
      {exporting ? (
        <Suspense fallback={null}>
          <ExportDialog
            filter={filter}
            onClose={() => setExporting(false)}
            onDone={() => {
              setExporting(false);
              void feed.refetch();
            }}
          />
        </Suspense>
      ) : null}
    </DeskFrame>
  );
}

export default AuditPage;
