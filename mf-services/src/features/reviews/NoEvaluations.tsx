import { Empty, ErrorBlock, LinkButton, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { type EvaluationTab, emptyWords } from './tabs';
import type { Evaluations } from './useEvaluations';

interface NoEvaluationsProps extends Pick<Evaluations, 'list' | 'count'> {
  tab: EvaluationTab;
}

const waysOn = {
  to_review: onPhone
    ? { to: '/evaluationlist/', text: '看看大家的评价' }
    : { to: '/orderpage/', text: '查看我的订单' },
  reviewed: { to: onPhone ? '/evaluation' : '/evaluation/', text: '去评价' },
};

/** What stands in place of a list: its skeleton, why it could not be read, or that there is nothing. */
export function NoEvaluations({ list, count, tab }: NoEvaluationsProps) {
  if (list.isPending) return <ListSkeleton rows={3} />;
  if (count > 0) return null;
  return (
    <Panel>
      {list.isError ? (
        <ErrorBlock title="评价没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Empty
          {...emptyWords[tab]}
          action={<LinkButton to={waysOn[tab].to}>{waysOn[tab].text}</LinkButton>}
        />
      )}
    </Panel>
  );
}
