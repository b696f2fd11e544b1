import type { OwnAppraise } from '@harbor/contract';
import { Link, rowsOf, useInfiniteQuery, usePage, useSearchParams } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { LinkButton } from '@harbor/ui/kit';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { SoftButton } from '../../parts/SoftButton';
import styles from './EvaluationPage.module.css';
import { EvaluationTabs } from './EvaluationTabs';
import { OwnReview } from './OwnReview';
import { ownReviewFeed, toReviewFeed } from './queries';
import { ToReview } from './ToReview';
import { emptyWords, evaluationTab } from './tabs';

const ReviewDialog = lazy(() => import('./ReviewDialog'));
const AppendDialog = lazy(() => import('./AppendDialog'));

/** `/evaluation/` on the desktop: what waits for a review, and what was reviewed. `?order=` opens one order's review. */
export function EvaluationPage() {
  const [params, setParams] = useSearchParams();
  const tab = evaluationTab(params.get('tab'));
  const orderId = params.get('order');
  const [adding, setAdding] = useState<OwnAppraise>();
  const toReview = useInfiniteQuery(toReviewFeed(tab === 'to_review'));
  const reviewed = useInfiniteQuery(ownReviewFeed(tab === 'reviewed'));
  const list = tab === 'to_review' ? toReview : reviewed;
  usePage({ title: '我的评价', ready: !list.isPending });

  const orders = rowsOf(toReview.data);
  const reviews = rowsOf(reviewed.data);
  const count = tab === 'to_review' ? orders.length : reviews.length;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>我的评价</h1>
        <Link to="/evaluationlist/">看看大家的评价</Link>
      </header>
      <EvaluationTabs current={tab} />
      <div className={styles.list} aria-busy={list.isFetching}>
        {list.isPending && <ListSkeleton rows={3} />}
        {list.isError && count === 0 && (
          <Panel>
            <ErrorBlock title="评价没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
          </Panel>
        )}
        {list.isSuccess && count === 0 && (
          <Panel>
            <Empty
              {...emptyWords[tab]}
              action={
                <LinkButton to={tab === 'to_review' ? '/orderpage/' : '/evaluation/'}>
                  {tab === 'to_review' ? '查看我的订单' : '去评价'}
                </LinkButton>
              }
            />
          </Panel>
        )}
        {tab === 'to_review' &&
          orders.map((order) => (
            <Panel key={order.id} padding="s">
              <ToReview
                order={order}
                action={
                  <SoftButton
                    aria-label={`评价：${order.title}`}
                    onClick={() => setParams({ order: String(order.id) })}
                  >
                    评价
                  </SoftButton>
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
                  review.actions.append && (
                    <Button aria-label={`追评：${review.title}`} onClick={() => setAdding(review)}>
                      追评
                    </Button>
                  )
                }
              />
            </Panel>
          ))}
        {list.hasNextPage && (
          <p className={styles.more}>
            <Button type="text" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              查看更多
            </Button>
          </p>
        )}
      </div>
      <Suspense>
        {orderId && (
          <ReviewDialog
            key={orderId}
            orderId={orderId}
            onClose={() => setParams({}, { replace: true })}
            onDone={() => setParams({ tab: 'reviewed' }, { replace: true })}
          />
        )}
        {adding && <AppendDialog review={adding} onClose={() => setAdding(undefined)} />}
      </Suspense>
    </div>
  );
}

export default EvaluationPage;
