import { rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, Empty, ErrorBlock, InfiniteFeed, ListSkeleton, NoAccess } from '@harbor/ui/mobile';
import { useState } from 'react';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import styles from './AuditPage.mobile.module.css';
import { ChainState } from './ChainState';
import { ExportDialog } from './ExportDialog';
import { FilterSheet } from './FilterSheet.mobile';
import { LineCards } from './LineCards.mobile';
import { auditFeed } from './queries';
import { useFilter } from './useFilter';

/** The audit log on the phone. */
export function AuditPage() {
  const { filter, change, clear, narrowed } = useFilter();
  const feed = useInfiniteQuery(auditFeed(filter));
  const [open, setOpen] = useState<'filter' | 'export' | undefined>();
  usePage({ ready: !feed.isPending });
  const lines = rowsOf(feed.data);
  const close = () => setOpen(undefined);
  if (denied(feed.error))
    return (
      <DeskFrame title="操作日志" flush>
        <NoAccess title="您没有查阅操作日志的权限" description="如需查阅，请联系超级管理员开通" />
      </DeskFrame>
    );
  return (
    <DeskFrame title="操作日志" flush>
      <div className={styles.page}>
        <HiddenTitle>操作日志</HiddenTitle>
        <div className={styles.top}>
          <ChainState />
          <div className={styles.tools}>
            <Button kind="outline" block onClick={() => setOpen('filter')}>
              {narrowed ? `筛选（${Object.keys(filter).length}）` : '筛选'}
            </Button>
            <Button kind="outline" block onClick={() => setOpen('export')}>
              导出（带水印）
            </Button>
          </div>
        </div>
        {feed.isPending ? <ListSkeleton rows={5} picture={false} /> : null}
        {feed.isError && lines.length === 0 ? (
          <ErrorBlock title="操作日志没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
        ) : null}
        {feed.isSuccess && lines.length === 0 ? (
          <Empty
            title={narrowed ? '没有符合条件的记录' : '还没有记录'}
            description={narrowed ? '换一个条件，或清除筛选' : '运营的每一次操作都会记在这里'}
            action={narrowed ? <Button onClick={clear}>清除筛选</Button> : undefined}
          />
        ) : null}
        {lines.length > 0 ? (
          <InfiniteFeed query={feed} end="没有更早的记录了">
            <LineCards lines={lines} />
          </InfiniteFeed>
        ) : null}
        {open === 'filter' ? (
          <FilterSheet filter={filter} onChange={change} onClear={clear} onClose={close} />
        ) : null}
        {open === 'export' ? (
          <ExportDialog
            filter={filter}
            onClose={close}
            onDone={() => {
              close();
              void feed.refetch();
            }}
          />
        ) : null}
      </div>
    </DeskFrame>
  );
}

export default AuditPage;
