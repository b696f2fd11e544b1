import { ErrorBlock, LinkButton, Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { isGone } from '../parts/isGone';
import { OrderMissing } from './OrderMissing';
import styles from './OrderMissing.module.css';
import { ordersPath } from './ordersPath';

interface OrderGateProps<Data> {
  /** What the page reads of an order. */
  query: { data: Data | undefined; isPending: boolean; error: unknown; refetch: () => unknown };
  skeleton: ReactNode;
  /** Said when it could not be read. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What a page shows of an order once it is read; until then its skeleton, else what went wrong. */
export function OrderGate<Data>({ query, skeleton, failed, children }: OrderGateProps<Data>) {
  if (query.isPending) return skeleton;
  if (isGone(query.error)) return <OrderMissing />;
  if (query.data) return children(query.data);
  return (
    <Panel className={styles.page}>
      <ErrorBlock
        title={failed}
        error={query.error}
        onRetry={() => void query.refetch()}
        action={<LinkButton to={ordersPath}>返回我的订单</LinkButton>}
      />
    </Panel>
  );
}
