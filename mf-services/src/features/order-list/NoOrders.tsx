import { useSession } from '@harbor/runtime';
import { Empty, ErrorBlock, LinkButton, onPhone, Panel } from '@harbor/ui/kit';
import { emptyWords } from './emptyWords';
import type { Tab } from './tabs';

interface NoOrdersProps {
  list: { isError: boolean; isSuccess: boolean; error: Error | null; refetch: () => unknown };
  tab: Tab;
  keyword: string;
}

/** What stands in place of the orders: why they could not be read, or that there are none. */
export function NoOrders({ list, tab, keyword }: NoOrdersProps) {
  const { isTeacher } = useSession();
  const narrowed = keyword || (!onPhone && tab.key !== 'all');
  if (list.isError)
    return (
      <Panel>
        <ErrorBlock title="订单没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
      </Panel>
    );
  if (!list.isSuccess) return null;
  return (
    <Panel>
      <Empty
        {...emptyWords(tab, keyword, isTeacher)}
        action={
          narrowed ? (
            <LinkButton to={onPhone ? '/orderpage/0' : '/orderpage/'}>查看全部订单</LinkButton>
          ) : (
            <LinkButton to="/productservice/">去选服务</LinkButton>
          )
        }
      />
    </Panel>
  );
}
