import { LiveLink, rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button, ErrorBlock, ListSkeleton, TextField } from '@harbor/ui/kit';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { useState } from 'react';
import { Card } from '../../parts/Card';
import { Choice } from '../../parts/Choice';
import styles from './FinancePage.module.css';
import { type FinanceDay, moneyQuery, type Wanted } from './queries';
import { yuan } from './states';

const tones: Record<string, TagTone> = { plain: 'plain', good: 'accent', warn: 'gold', bad: 'alert' };

export interface MoneyTableProps {
  day: string;
  trouble: FinanceDay['trouble'];
}

/** Payments and refunds of the day, each with both numbers and how it stands. */
export function MoneyTable({ day, trouble }: MoneyTableProps) {
  const [wanted, setWanted] = useState<Wanted>({ kind: 'payments', state: 'all', keyword: '' });
  const [word, setWord] = useState('');
  const feed = useInfiniteQuery(moneyQuery(day, wanted));
  const lines = rowsOf(feed.data);
  const change = (next: Partial<Wanted>) => setWanted((now) => ({ ...now, ...next }));
  const odd = trouble[wanted.kind];
  return (
    <Card
      title="明细"
      note={day.slice(5)}
      extra={
        <Choice
          label="类别"
          value={wanted.kind}
          onChoose={(kind) => change({ kind, state: 'all' })}
          options={[
            { value: 'payments' as const, title: '付款' },
            { value: 'refunds' as const, title: '退款' },
          ]}
        />
      }
      flush
    >
      <form
        className={styles.filter}
        onSubmit={(event) => {
          event.preventDefault();
          change({ keyword: word.trim() });
        }}
      >
        <Choice
          label="状态"
          value={wanted.state}
          onChoose={(state) => change({ state })}
          options={[
            { value: 'all' as const, title: '全部' },
            { value: 'done' as const, title: '正常' },
            {
              value: 'trouble' as const,
              title: `${wanted.kind === 'payments' ? '失败或多付' : '处理中或失败'}${odd > 0 ? ` ${odd}` : ''}`,
              key: 'trouble',
            },
          ]}
        />
        <Choice
          label="渠道"
          value={wanted.channel}
          onChoose={(channel) => change({ channel })}
          options={[
            { value: undefined, title: '全部渠道' },
            { value: 'wechat' as const, title: '微信' },
            { value: 'alipay' as const, title: '支付宝' },
          ]}
        />
        <TextField
          aria-label="按单号查找"
          placeholder="订单号、支付单号或渠道单号"
          maxLength={64}
          value={word}
          onChange={({ target }) => {
            setWord(target.value);
            if (target.value === '') change({ keyword: '' });
          }}
        />
        <Button type="submit">查找</Button>
      </form>
      {feed.isPending ? (
        <div className={styles.inner}>
          <ListSkeleton rows={4} picture={false} />
        </div>
      ) : null}
      {feed.isError && lines.length === 0 ? (
        <ErrorBlock compact error={feed.error} title="明细没有加载出来" onRetry={() => void feed.refetch()} />
      ) : null}
      {feed.isSuccess && lines.length === 0 ? (
        <p className={styles.none}>没有符合条件的{wanted.kind === 'payments' ? '付款' : '退款'}</p>
      ) : null}
      {lines.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the arrow keys.
        <section className={styles.scroll} tabIndex={0} aria-label="明细表格">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">订单</th>
                <th scope="col">单号</th>
                <th scope="col">渠道</th>
                <th scope="col">金额</th>
                <th scope="col">状态</th>
                <th scope="col">时间</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((one) => (
                <tr key={one.number}>
                  <th scope="row">
                    <LiveLink to={`/staff/queue/order?tab=all&case=${one.order.id}`}>
                      {one.order.order_no}
                    </LiveLink>
                    <small>{one.order.title}</small>
                  </th>
                  <td>
                    {one.number}
                    <small>{one.channel_no || '—'}</small>
                  </td>
                  <td>{one.channel_text}</td>
                  <td>{yuan(one.amount_fen)}</td>
                  <td>
                    <Tag tone={tones[one.tone] ?? 'plain'}>{one.status_text}</Tag>
                    {one.note ? <small>{one.note}</small> : null}
                  </td>
                  <td>{formatTime(one.at).slice(-5)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      {feed.hasNextPage ? (
        <p className={styles.more}>
          <Button loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
            加载更多
          </Button>
        </p>
      ) : null}
    </Card>
  );
}
