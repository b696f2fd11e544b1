import { promises } from '@harbor/contract/promises';
import { Link, rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { useState } from 'react';
import mobile from '../../message-centre/page.mobile.module.css';
import { type Tab, tabs, ticketFeed } from './queries';
import { TicketCards } from './TicketCards';
import styles from './TicketsPage.module.css';

/** The user's tickets on the phone. */
export function TicketsPage() {
  const [tab, setTab] = useState<Tab>(tabs[0]);
  const feed = useInfiniteQuery(ticketFeed(tab.key));
  usePage({ title: '我的工单', ready: !feed.isPending });
  const tickets = rowsOf(feed.data);
  return (
    <PullToRefresh onRefresh={() => feed.refetch()}>
      <div className={mobile.page}>
        <HiddenTitle>我的工单</HiddenTitle>
        <div className={mobile.tools}>
          <div className={mobile.states}>
            {tabs.map((one) => (
              <button
                key={one.key}
                type="button"
                className={mobile.state}
                aria-pressed={one === tab}
                onClick={() => setTab(one)}
              >
                {one.label}
              </button>
            ))}
          </div>
        </div>
        {feed.isPending ? <ListSkeleton rows={4} /> : null}
        {feed.isError && tickets.length === 0 ? (
          <Panel>
            <ErrorBlock title="工单没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
          </Panel>
        ) : null}
        {feed.isSuccess && tickets.length === 0 ? (
          <Panel>
            <Empty
              title={tab.empty}
              description={`遇到问题可以提交投诉或反馈，${promises.ticketHours} 小时内答复`}
              action={
                <span className={styles.ways}>
                  <Link to="/breadcrumb/4">投诉建议</Link>
                  <Link to="/breadcrumb/7">意见反馈</Link>
                </span>
              }
            />
          </Panel>
        ) : null}
        {tickets.length > 0 ? (
          <InfiniteFeed query={feed} end={tickets.length > 6 ? '没有更多了' : ''}>
            <Panel padding="none">
              <TicketCards tickets={tickets} />
            </Panel>
          </InfiniteFeed>
        ) : null}
      </div>
    </PullToRefresh>
  );
}

export default TicketsPage;
