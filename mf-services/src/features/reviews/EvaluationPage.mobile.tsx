import { useNavigate, usePage, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, InfiniteFeed, Panel, PullToRefresh } from '@harbor/ui/mobile';
import styles from './EvaluationPage.mobile.module.css';
import { EvaluationTabs } from './EvaluationTabs';
import { NoEvaluations } from './NoEvaluations';
import { OwnReview } from './OwnReview';
import { ToReview } from './ToReview';
import { evaluationTab } from './tabs';
import { useEvaluations } from './useEvaluations';

/** `/evaluation` on the phone: what waits for a review, and what was reviewed. */
export function EvaluationPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = evaluationTab(params.get('tab'));
  const { list, orders, reviews, count } = useEvaluations(tab);
  usePage({ ready: !list.isPending });
  const open = (orderId: number | null) => void navigate(`/evaluation/${orderId}`);
  return (
    <div className={styles.page}>
      <HiddenTitle>我的评价</HiddenTitle>
      <EvaluationTabs current={tab} />
      <PullToRefresh onRefresh={() => list.refetch()}>
        <NoEvaluations list={list} count={count} tab={tab} />
        {count > 0 && (
          <InfiniteFeed query={list} end={count > 5 ? '没有更多了' : ''}>
            {orders.map((order) => (
              <Panel key={order.id}>
                <ToReview
                  order={order}
                  action={
                    <Button
                      kind="soft"
                      size="s"
                      aria-label={`评价：${order.title}`}
                      onClick={() => open(order.id)}
                    >
                      评价
                    </Button>
                  }
                />
              </Panel>
            ))}
            {reviews.map((review) => (
              <Panel key={review.id}>
                <OwnReview
                  review={review}
                  action={
                    review.actions.append &&
                    review.order_id !== null && (
                      <Button
                        kind="outline"
                        size="s"
                        aria-label={`追评：${review.title}`}
                        onClick={() => open(review.order_id)}
                      >
                        追评
                      </Button>
                    )
                  }
                />
              </Panel>
            ))}
          </InfiniteFeed>
        )}
      </PullToRefresh>
    </div>
  );
}

export default EvaluationPage;
