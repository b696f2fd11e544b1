import { promises } from '@harbor/contract/promises';
import { Link, rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { Empty, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Segmented } from 'antd';
import { useState } from 'react';
import { FeedBody } from '../../frame/FeedBody';
import { Frame } from '../../message-centre/Frame';
import { type Tab, tabs, ticketFeed } from './queries';
import { TicketCards } from './TicketCards';
import styles from './TicketsPage.module.css';

/** The user's tickets. */
export function TicketsPage() {
  const [tab, setTab] = useState<Tab>(tabs[0]);
  const feed = useInfiniteQuery(ticketFeed(tab.key));
  usePage({ title: '我的工单', ready: !feed.isPending });
  const tickets = rowsOf(feed.data);
  return (
    <Frame
      title="我的工单"
      extra={
        <>
          <Segmented
            aria-label="筛选"
            options={tabs.map(({ key, label }) => ({ value: key, label }))}
            value={tab.key}
            onChange={(key) => setTab(tabs.find((one) => one.key === key) ?? tabs[0])}
          />
          <Link className={styles.new} to="/breadcrumb/7">
            意见反馈
          </Link>
          <Link className={styles.new} to="/breadcrumb/4">
            投诉建议
          </Link>
        </>
      }
    >
      <FeedBody
        feed={feed}
        none={tickets.length === 0}
        what="工单"
        waiting={<ListSkeleton rows={4} picture={false} />}
        empty={
          <Empty
            title={tab.empty}
            description={`遇到问题可以提交投诉或反馈，${promises.ticketHours} 小时内答复`}
          />
        }
      >
        <Panel padding="none">
          <TicketCards tickets={tickets} />
        </Panel>
      </FeedBody>
    </Frame>
  );
}

export default TicketsPage;
