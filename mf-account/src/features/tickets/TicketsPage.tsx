import { promises } from '@harbor/contract/promises';
import { Link, rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { Empty, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { FeedBody } from '../../frames/FeedBody';
import { MessagesFrame } from '../../frames/messages/MessagesFrame';
import { StateFilter } from '../../frames/messages/StateFilter';
import { type Tab, tabs, ticketFeed } from './queries';
import { TicketCards } from './TicketCards';
import styles from './TicketsPage.module.css';

/** Where a ticket begins: on the desktop always in sight, on the phone where there is none yet. */
const feedback = <Link to="/breadcrumb/7">意见反馈</Link>;
const complaint = <Link to="/breadcrumb/4">投诉建议</Link>;

/** The user's tickets. */
export function TicketsPage() {
  const [tab, setTab] = useState<Tab>(tabs[0]);
  const feed = useInfiniteQuery(ticketFeed(tab.key));
  usePage({ ready: !feed.isPending });
  const tickets = rowsOf(feed.data);
  return (
    <MessagesFrame
      title="我的工单"
      extra={
        <>
          <StateFilter
            states={tabs}
            value={tab.key}
            onChange={(key) => setTab(tabs.find((one) => one.key === key) ?? tabs[0])}
          />
          {onPhone ? null : (
            <span className={styles.new}>
              {feedback}
              {complaint}
            </span>
          )}
        </>
      }
      onRefresh={feed.refetch}
    >
      <FeedBody
        feed={feed}
        count={tickets.length}
        what="工单"
        waiting={<ListSkeleton rows={4} picture={false} />}
        empty={
          <Empty
            title={tab.empty}
            description={`遇到问题可以提交投诉或反馈，${promises.ticketHours} 小时内答复`}
            action={
              onPhone ? (
                <span className={styles.ways}>
                  {complaint}
                  {feedback}
                </span>
              ) : null
            }
          />
        }
      >
        <Panel padding="none">
          <TicketCards tickets={tickets} />
        </Panel>
      </FeedBody>
    </MessagesFrame>
  );
}

export default TicketsPage;
