import { useQuery } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Pagination, Select } from 'antd';
import { useState } from 'react';
import { movesQuery } from '../queries';
import { MoveList } from './MoveList';
import styles from './Trail.module.css';

export interface TrailProps {
  /** Parts to choose from. */
  remotes: readonly string[];
}

/** The whole audit trail, of all parts or of one. */
export function Trail({ remotes }: TrailProps) {
  const [remote, setRemote] = useState<string | undefined>();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(movesQuery(page, remote));
  return (
    <Panel>
      <div className={styles.head}>
        <p className={styles.lead}>谁在什么时候移动了哪个通道；记录只增不改</p>
        <Select
          className={styles.filter}
          aria-label="按模块筛选"
          placeholder="全部模块"
          allowClear
          value={remote}
          onChange={(next) => {
            setRemote(next);
            setPage(1);
          }}
          options={remotes.map((name) => ({ value: name, label: name }))}
        />
      </div>
      {!data && !error ? <ListSkeleton rows={6} picture={false} /> : null}
      {!data && error ? (
        <ErrorBlock error={error} title="变更记录没有加载出来" onRetry={() => void refetch()} />
      ) : null}
      {data?.data.length === 0 ? (
        <Empty title="还没有变更记录" description="发布、灰度、回退之后，这里会逐条记下" />
      ) : null}
      {data && data.data.length > 0 ? (
        <>
          <MoveList moves={data.data} named />
          <Pagination
            className={styles.pages}
            align="center"
            current={data.current_page}
            pageSize={data.per_page}
            total={data.total}
            hideOnSinglePage
            showSizeChanger={false}
            onChange={setPage}
          />
        </>
      ) : null}
    </Panel>
  );
}
