import { rowsOf, useInfiniteQuery, usePage, useParams, useQuery, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { InfiniteFeed, ListSkeleton, PullToRefresh } from '@harbor/ui/mobile';
import { useState } from 'react';
import { useLiveOrders } from '../../orders/useLiveOrders';
import { NoOrders } from './NoOrders';
import { OrderItem } from './OrderItem.mobile';
import styles from './OrderListPage.mobile.module.css';
import { OrderSearch } from './OrderSearch';
import { OrderTabs } from './OrderTabs';
import { orderCounts, orderFeed } from './queries';
import { SearchOpener } from './SearchOpener.mobile';
import { tabAt } from './tabs';

export function OrderListPage() {
  const { id } = useParams();
  const tab = tabAt(id);
  const [params, setParams] = useSearchParams();
  const keyword = (params.get('keyword') ?? '').trim().slice(0, 50);
  const [searching, setSearching] = useState(keyword !== '');
  const feed = useInfiniteQuery(orderFeed(tab.key, keyword));
  const counts = useQuery(orderCounts());
  useLiveOrders();
  usePage({ ready: !feed.isPending });

  const pages = feed.data?.pages ?? [];
  const orders = rowsOf(feed.data);
  const serverTime = pages[pages.length - 1]?.server_time;
  return (
    <div className={styles.page}>
      <HiddenTitle>我的订单</HiddenTitle>
      <SearchOpener open={searching} onToggle={() => setSearching(!searching)} />
      <div className={styles.head}>
        <OrderTabs current={tab} counts={counts.data} />
        {searching && (
          <OrderSearch keyword={keyword} onSearch={(word) => setParams(word ? { keyword: word } : {})} />
        )}
      </div>
      <PullToRefresh onRefresh={() => Promise.all([feed.refetch(), counts.refetch()])}>
        {feed.isPending && <ListSkeleton rows={4} />}
        {orders.length === 0 && <NoOrders list={feed} tab={tab} keyword={keyword} />}
        {orders.length > 0 && (
          <InfiniteFeed query={feed}>
            {orders.map((order) => (
              <OrderItem
                key={order.id}
                order={order}
                serverTime={serverTime}
                onExpire={() => void feed.refetch()}
              />
            ))}
          </InfiniteFeed>
        )}
      </PullToRefresh>
    </div>
  );
}

export default OrderListPage;
