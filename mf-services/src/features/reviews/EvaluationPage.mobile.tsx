import { rowsOf, useInfiniteQuery, useNavigate, usePage, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { LinkButton } from '@harbor/ui/kit';
import {
  Button,
  Empty,
  ErrorBlock,
  InfiniteFeed,
  ListSkeleton,
  Panel,
  PullToRefresh,
} from '@harbor/ui/mobile';
import styles from './EvaluationPage.mobile.module.css';
import { EvaluationTabs } from './EvaluationTabs';
import { OwnReview } from './OwnReview';
import { ownReviewFeed, toReviewFeed } from './queries';
import { ToReview } from './ToReview';
import { emptyWords, evaluationTab } from './tabs';

/** `/evaluation` on the phone: what waits for a review, and what was reviewed. */
export function EvaluationPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = evaluationTab(params.get('tab'));
  const toReview = useInfiniteQuery(toReviewFeed(tab === 'to_review'));
  const reviewed = useInfiniteQuery(ownReviewFeed(tab === 'reviewed'));
  const feed = tab === 'to_review' ? toReview : reviewed;
  usePage({ title: '我的评价', navTitle: '我的评价', ready: !feed.isPending });

  const orders = rowsOf(toReview.data);
  const reviews = rowsOf(reviewed.data);
  const count = tab === 'to_review' ? orders.length : reviews.length;
  const open = (orderId: number | null) => void navigate(`/evaluation/${orderId}`);
  return (
    <div className={styles.page}>
      <HiddenTitle>我的评价</HiddenTitle>
      <EvaluationTabs current={tab} strip />
      <PullToRefresh onRefresh={() => feed.refetch()}>
        {feed.isPending && <ListSkeleton rows={3} />}
        {feed.isError && count === 0 && (
          <Panel>
            <ErrorBlock title="评价没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
          </Panel>
        )}
        {feed.isSuccess && count === 0 && (
          <Panel>
            <Empty
              {...emptyWords[tab]}
              action={
                <LinkButton to={tab === 'to_review' ? '/evaluationlist/' : '/evaluation'}>
                  {tab === 'to_review' ? '看看大家的评价' : '去评价'}
                </LinkButton>
              }
            />
          </Panel>
        )}
        {count > 0 && (
          <InfiniteFeed query={feed} end={count > 5 ? '没有更多了' : ''}>
            {tab === 'to_review' &&
              orders.map((order) => (
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
            {tab === 'reviewed' &&
              reviews.map((review) => (
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
