import { Link, usePage, useParams } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { OrderMissing } from '../../orders/OrderMissing';
import { isGone } from '../../parts/isGone';
import styles from './Comparison.module.css';
import { Reader } from './Reader';
import { PickerSkeleton, SourcePicker } from './SourcePicker';
import { useComparison } from './useComparison';

/** `/comparison/:id`: a delivery read against what was handed in, paragraph by paragraph. */
export function ComparisonPage() {
  const { id = '' } = useParams();
  const state = useComparison(id);
  const { sources, query, pair } = state;
  const loading = sources.isPending || (pair !== null && query.isPending);
  usePage({ title: '修改对照', ready: !loading });
  if (isGone(sources.error)) return <OrderMissing />;
  const error = sources.error ?? query.error;
  const found = query.data;
  return (
    <Panel className={styles.page}>
      <h1 className={styles.title}>修改对照</h1>
      {sources.isPending && <PickerSkeleton />}
      {sources.data && pair && (
        <SourcePicker sources={sources.data.sources} pair={pair} onChange={state.choose} />
      )}
      {loading && <ListSkeleton rows={5} />}
      {error && (
        <ErrorBlock
          title="对照没有加载出来"
          error={error}
          onRetry={() => void (sources.error ? sources : query).refetch()}
        />
      )}
      {sources.data && !pair && (
        <Empty title={sources.data.why} action={<Link to={`/orderdetail/${id}`}>返回订单</Link>} />
      )}
      {found && <Reader found={found} state={state} />}
      {found?.may_request && (
        <footer className={styles.foot}>
          <span>{state.asked > 0 ? `${state.asked} 处提问` : '对改动有疑问时，点“提问”记下'}</span>
          <Button type="primary" disabled={state.asked === 0} onClick={state.request}>
            用提问生成修改申请
          </Button>
        </footer>
      )}
    </Panel>
  );
}

export default ComparisonPage;
