import type { OwnAppraise } from '@harbor/contract';
import { Link, usePage, useSearchParams } from '@harbor/runtime';
import { Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { SoftButton } from '../../parts/SoftButton';
import styles from './EvaluationPage.module.css';
import { EvaluationTabs } from './EvaluationTabs';
import { NoEvaluations } from './NoEvaluations';
import { OwnReview } from './OwnReview';
import { ToReview } from './ToReview';
import { evaluationTab } from './tabs';
import { useEvaluations } from './useEvaluations';

const ReviewDialog = lazy(() => import('./ReviewDialog'));
const AppendDialog = lazy(() => import('./AppendDialog'));

/** `/evaluation/` on the desktop: what waits for a review, and what was reviewed. `?order=` opens one order's review. */
export function EvaluationPage() {
  const [params, setParams] = useSearchParams();
  const tab = evaluationTab(params.get('tab'));
  const orderId = params.get('order');
  const [adding, setAdding] = useState<OwnAppraise>();
  const { list, orders, reviews, count } = useEvaluations(tab);
  usePage({ ready: !list.isPending });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>我的评价</h1>
        <Link to="/evaluationlist/">看看大家的评价</Link>
      </header>
      <EvaluationTabs current={tab} />
      <div className={styles.list} aria-busy={list.isFetching}>
        <NoEvaluations list={list} count={count} tab={tab} />
        {orders.map((order) => (
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
        {reviews.map((review) => (
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
