import type { DeskPoolCard, PoolTab } from '@harbor/contract';
import { Link, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Button, Pager, Tabs } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import type { FormEvent } from 'react';
import { DeskFrame } from '../../../desk/DeskFrame';
import { yuan } from '../../../income/tones';
import { Listed } from '../../../parts/Listed';
import { PageHead } from '../../../parts/PageHead';
import { CalledChats } from '../chat/CalledChats';
import styles from './Pool.module.css';
import { poolCountsQuery, poolQuery } from './queries';
import { poolTone } from './words';

const tabs: readonly (readonly [PoolTab, string])[] = [
  ['alert', '需要处理'],
  ['waiting', '待接单'],
  ['trial', '试做中'],
  ['choosing', '待选定'],
  ['serving', '正式服务'],
  ['material', '待客户补充'],
  ['delivered', '已交付'],
  ['ended', '已结束'],
  ['all', '全部'],
];

/** The pool of orders that wait for a teacher, or are with one. */
export function PoolPage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(([key]) => key === search.get('tab'))?.[0] ?? 'alert';
  const keyword = (search.get('keyword') ?? '').slice(0, 50);
  const page = Number(search.get('page')) || 1;
  const query = useQuery(poolQuery({ tab, page, keyword: keyword || undefined }));
  const counts = useQuery(poolCountsQuery()).data;
  usePage({ ready: !query.isPending });
  const to = (next: Record<string, string>) => {
    const said = new URLSearchParams({ tab, keyword, ...next });
    for (const [name, value] of [...said]) if (value === '') said.delete(name);
    return `/staff/pool?${said}`;
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const word = new FormData(event.currentTarget).get('keyword');
    setSearch(new URL(to({ keyword: typeof word === 'string' ? word.trim() : '' }), 'http://x').searchParams);
  };
  const countOf = (key: PoolTab) => (counts as Partial<Record<PoolTab, number>> | undefined)?.[key];
  return (
    <DeskFrame title="接单池">
      <PageHead title="接单池" lead="老师接单、试做与正式服务的每一步；匹配与回避由系统核对" />
      <CalledChats />
      <Tabs
        label="接单池状态"
        current={tab}
        tabs={tabs.map(([key, label]) => ({
          key,
          label,
          to: to({ tab: key }),
          ...(countOf(key) !== undefined && { count: countOf(key) }),
        }))}
      />
      <form className={styles.find} onSubmit={find} key={keyword}>
        <input
          name="keyword"
          type="search"
          aria-label="订单号或服务"
          placeholder="订单号或服务"
          defaultValue={keyword}
          maxLength={50}
        />
        <Button type="submit">查找</Button>
      </form>
      <Listed
        query={query}
        things="需求"
        empty={({ data }) => data.length === 0}
        emptyTitle={tab === 'alert' && !keyword ? '没有需要处理的需求' : '没有符合条件的需求'}
        emptyText={
          tab === 'alert' && !keyword ? '超时没人接、到期没有选定的需求显示在这里' : '换一个状态或关键词试试'
        }
      >
        {({ data, current_page, last_page }) => (
          <>
            <ul className={styles.list} aria-label="需求">
              {data.map((one) => (
                <PoolRow key={one.id} order={one} />
              ))}
            </ul>
            <Pager page={current_page} lastPage={last_page} to={(next) => to({ page: String(next) })} />
          </>
        )}
      </Listed>
    </DeskFrame>
  );
}

function PoolRow({ order }: { order: DeskPoolCard }) {
  const trying = order.need_trial
    ? `第 ${order.round} 轮 · 候选 ${order.candidates}/${order.candidate_limit} · 已交 ${order.handed_in}`
    : '无需试做';
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={`/staff/pool/${order.id}`}>{order.title}</Link>
        <p>
          <Tag tone={poolTone(order.status)}>{order.status_text}</Tag>
          {order.alert ? <Tag tone="alert">{order.alert}</Tag> : null}
          {order.avoided > 0 ? <Tag tone="gold">回避 {order.avoided} 项</Tag> : null}
          <span>{order.subject || '未填学科'}</span>
          <span>{order.order_no}</span>
        </p>
      </div>
      <p className={styles.when}>
        <b>{order.teacher || trying}</b>
        {order.due_at ? `${formatWhen(order.due_at)}到期` : `${formatWhen(order.entered_at)}进入`}
      </p>
      <b className={styles.money}>{yuan(order.pay_fen)}</b>
    </li>
  );
}

export default PoolPage;
