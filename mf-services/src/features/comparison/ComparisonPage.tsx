import { Link, usePage, useParams } from '@harbor/runtime';
import { ActionBar, Button, Empty, ErrorBlock, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { OrderMissing } from '../../orders/OrderMissing';
import { isGone } from '../../parts/isGone';
import { PageTitle } from '../../parts/PageTitle';
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
  usePage({ ready: !loading });
  if (isGone(sources.error)) return <OrderMissing />;
  const error = sources.error ?? query.error;
  const found = query.data;
  return (
    <Panel className={onPhone ? styles.phone : styles.page}>
      <PageTitle className={styles.title}>修改对照</PageTitle>
      {sources.isPending && <PickerSkeleton />}
      {sources.data && pair && (
        <SourcePicker sources={sources.data.sources} pair={pair} onChange={state.choose} />
      )}
      {loading && <ListSkeleton rows={onPhone ? 8 : 5} />}
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
        <ActionBar className={onPhone ? undefined : styles.foot} label="修改申请">
          {!onPhone && (
            <span>{state.asked > 0 ? `${state.asked} 处提问` : '对改动有疑问时，点“提问”记下'}</span>
          )}
          <Button kind="primary" block={onPhone} disabled={state.asked === 0} onClick={state.request}>
            {requestLabel(state.asked)}
          </Button>
        </ActionBar>
      )}
    </Panel>
  );
}

function requestLabel(asked: number): string {
  if (!onPhone) return '用提问生成修改申请';
  return asked > 0 ? `用 ${asked} 处提问生成修改申请` : '有疑问时点“提问”记下';
}

export default ComparisonPage;
