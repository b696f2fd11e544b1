import type { InvalidTake } from '@harbor/contract';
import { LiveLink, rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { formatFen, formatTime } from '@harbor/ui';
import { Button, Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { PlatformFrame } from '../../platform/PlatformFrame';
import { platformPaths } from '../../platform/paths';
import styles from './InvalidPage.module.css';
import { invalidTakes } from './queries';

/** `/receiveorder/invalid`: takes that came to nothing, each with its reason; a trial with what it was judged by. */
export function InvalidPage() {
  const feed = useInfiniteQuery(invalidTakes());
  const rows = rowsOf(feed.data);
  usePage({ ready: !feed.isPending });
  return (
    <PlatformFrame tab="invalid" title="失效与扣款">
      <p className={styles.lead}>
        失效的接单与原因。平台提出的扣款与答复在
        <LiveLink to={platformPaths.income}>收入与提现</LiveLink>。
      </p>
      {feed.isPending ? <ListSkeleton rows={4} picture={false} /> : null}
      {feed.isError && rows.length === 0 ? (
        <Panel>
          <ErrorBlock title="失效记录没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
        </Panel>
      ) : null}
      {feed.isSuccess && rows.length === 0 ? (
        <Panel>
          <Empty title="没有失效的接单" description="未选中、超时或放弃的接单会显示在这里。" />
        </Panel>
      ) : null}
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row key={row.take_id} row={row} />
        ))}
      </ul>
      {feed.hasNextPage ? (
        <Button loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
          {feed.isFetchNextPageError ? '加载失败，重试' : '加载更多'}
        </Button>
      ) : null}
    </PlatformFrame>
  );
}

function Row({ row }: { row: InvalidTake }) {
  const { feedback } = row;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <b>{row.title}</b>
        <Tag tone={row.credit > 0 ? 'alert' : 'over'}>{row.status_text}</Tag>
        <time dateTime={row.at}>{formatTime(row.at)}</time>
      </p>
      <p>{row.reason}</p>
      <p className={styles.small}>
        {row.group_text}
        {row.credit > 0 ? ` · 扣 ${row.credit} 信用分` : ' · 未扣信用分'}
        {row.fee_fen > 0 ? ` · 试做补贴 ¥${formatFen(row.fee_fen)}` : ''}
      </p>
      {feedback ? (
        <div className={styles.feedback}>
          {feedback.score === null ? null : <p>客户评分 {feedback.score} / 5</p>}
          {feedback.points.length > 0 ? (
            <ul>
              {feedback.points.map(({ label, points, weight }) => (
                <li key={label}>
                  {label} <b>{points}</b> <small>占 {weight}%</small>
                </li>
              ))}
            </ul>
          ) : null}
          {feedback.chosen_for ? <p>客户选定另一份的理由：{feedback.chosen_for}</p> : null}
        </div>
      ) : null}
    </li>
  );
}

export default InvalidPage;
