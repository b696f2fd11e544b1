import { Link, usePage, useParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { BottomBar, Button, Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { OrderMissing } from '../../orders/OrderMissing';
import { isGone } from '../../parts/isGone';
import styles from './Comparison.module.css';
import { Reader } from './Reader';
import { PickerSkeleton, SourcePicker } from './SourcePicker';
import { useComparison } from './useComparison';

/** `/comparison/:id` on the phone: a delivery read against what was handed in, paragraph by paragraph. */
export function ComparisonPage() {
  const { id = '' } = useParams();
  const state = useComparison(id);
  const { sources, query, pair } = state;
  const loading = sources.isPending || (pair !== null && query.isPending);
  usePage({ title: '修改对照', navTitle: '修改对照', ready: !loading });
  if (isGone(sources.error)) return <OrderMissing />;
  const error = sources.error ?? query.error;
  const found = query.data;
  return (
    <div className={styles.phone}>
      <HiddenTitle>修改对照</HiddenTitle>
      <Panel>
        {sources.isPending && <PickerSkeleton />}
        {sources.data && pair && (
          <SourcePicker sources={sources.data.sources} pair={pair} onChange={state.choose} />
        )}
        {loading && <ListSkeleton rows={8} />}
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
      </Panel>
      {found?.may_request && (
        <BottomBar label="修改申请">
          <Button block disabled={state.asked === 0} onClick={state.request}>
            {state.asked > 0 ? `用 ${state.asked} 处提问生成修改申请` : '有疑问时点“提问”记下'}
          </Button>
        </BottomBar>
      )}
    </div>
  );
}

export default ComparisonPage;
