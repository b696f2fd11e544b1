import { ErrorBlock, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { useReady } from '../../parts/useReady';
import { Columns } from './Columns';
import { Figures } from './Figures';
import type { ReviewChoice } from './place';
import { ReviewActs } from './ReviewActs';
import { ReviewAside } from './ReviewAside';
import { ReviewCard } from './ReviewCard';
import { ReviewList } from './ReviewList';
import type { ReviewState } from './useReview';

interface ReviewProps {
  review: ReviewState;
  choice: ReviewChoice;
  onReady: (ready: boolean) => void;
}

/** The review list: the item that is due first, the others, and what is to come. */
export function Review({ review, choice, onReady }: ReviewProps) {
  const { feed, rows, summary, settings } = review;
  const [picked, setPicked] = useState<number>();
  useReady(!feed.isPending, onReady);
  if (feed.isPending) return <ListSkeleton rows={4} picture={false} />;
  if (!summary)
    return (
      <Panel>
        <ErrorBlock title="复习单没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
      </Panel>
    );
  const first = choice.tab === 'due' ? rows[0]?.id : undefined;
  const current = picked ?? first;
  const at = rows.findIndex(({ id }) => id === current);
  const done = choice.tab === 'due' ? summary.done_today : 0;
  const count = at < 0 ? '' : `第 ${done + at + 1} 项，共 ${done + review.total} 项`;
  return (
    <>
      <Figures summary={summary} />
      {onPhone && settings ? (
        <Panel>
          <ReviewActs settings={settings} />
        </Panel>
      ) : null}
      <Columns label="安排与来源" aside={<ReviewAside summary={summary} choice={choice} current={current} />}>
        {current !== undefined ? (
          <ReviewCard id={current} count={count} onDone={() => setPicked(undefined)} />
        ) : null}
        <ReviewList
          review={review}
          choice={choice}
          current={current}
          onPick={(id) => {
            setPicked(id);
            window.scrollTo({ top: 0, behavior: 'smooth' });
          }}
        />
      </Columns>
    </>
  );
}
