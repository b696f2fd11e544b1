import { usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { Pager } from '@harbor/ui/kit';
import { useLiveOrders } from '../../orders/useLiveOrders';
import { NoOrders } from './NoOrders';
import { OrderItem } from './OrderItem';
import styles from './OrderListPage.module.css';
import { OrderListSkeleton } from './OrderListSkeleton';
import { OrderSearch } from './OrderSearch';
import { OrderTabs } from './OrderTabs';
import { orderAddress, readOrderFilters } from './orderAddress';
import { orderCounts, orderPage } from './queries';

export function OrderListPage() {
  const [params, setParams] = useSearchParams();
  const filters = readOrderFilters(params);
  const { tab, keyword, page } = filters;
  const list = useQuery(orderPage(tab.key, keyword, page));
  const counts = useQuery(orderCounts());
  useLiveOrders();
  usePage({ ready: !list.isPending });

  const orders = list.data?.data ?? [];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>我的订单</h1>
        <OrderSearch
          keyword={keyword}
          onSearch={(word) => setParams(orderAddress({ tab, keyword: word, page: 1 }))}
        />
      </header>
      <OrderTabs current={tab} counts={counts.data} keyword={keyword} />
      <div aria-busy={list.isFetching} className={list.isPlaceholderData ? styles.stale : styles.list}>
        {list.isPending && <OrderListSkeleton />}
        {(list.isError || orders.length === 0) && <NoOrders list={list} tab={tab} keyword={keyword} />}
        {orders.map((order) => (
          <OrderItem
            key={order.id}
            order={order}
            serverTime={list.data?.server_time}
            onExpire={() => void list.refetch()}
          />
        ))}
      </div>
      {list.data && (
        <Pager
          page={page}
          lastPage={list.data.last_page}
          to={(next) => `/orderpage/?${orderAddress({ ...filters, page: next })}`}
        />
      )}
    </div>
  );
}

export default OrderListPage;
