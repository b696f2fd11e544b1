import { usePage, useQuery, useSearchParams, useSession } from '@harbor/runtime';
import { Empty, ErrorBlock, Panel } from '@harbor/ui/desktop';
import { LinkButton, Pager } from '@harbor/ui/kit';
import { useLiveOrders } from '../../orders/useLiveOrders';
import { emptyWords } from './emptyWords';
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
  const { isTeacher } = useSession();
  useLiveOrders();
  usePage({ title: '我的订单', ready: !list.isPending });

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
        {list.isError && (
          <Panel>
            <ErrorBlock title="订单没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
          </Panel>
        )}
        {list.isSuccess && orders.length === 0 && (
          <Panel>
            <Empty
              {...emptyWords(tab, keyword, isTeacher)}
              action={
                keyword || tab.key !== 'all' ? (
                  <LinkButton to="/orderpage/">查看全部订单</LinkButton>
                ) : (
                  <LinkButton to="/productservice/">去选服务</LinkButton>
                )
              }
            />
          </Panel>
        )}
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
