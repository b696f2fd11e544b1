import { rowsOf, useInfiniteQuery, usePage, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { LinkButton } from '@harbor/ui/kit';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { readWallFilters } from './filters';
import { wallFeed } from './queries';
import { WallHead } from './WallHead.mobile';
import styles from './WallPage.mobile.module.css';
import { WallReview } from './WallReview';
import { WallScore } from './WallScore';

/** `/evaluationlist/` on the phone. */
export function WallPage() {
  const [params] = useSearchParams();
  const filters = readWallFilters(params);
  const feed = useInfiniteQuery(wallFeed(filters));
  usePage({ ready: !feed.isPending });
  const pages = feed.data?.pages ?? [];
  const first = pages[0];
  const reviews = rowsOf(feed.data);
  return (
    <div className={styles.page}>
      <HiddenTitle>用户评价</HiddenTitle>
      <WallHead filters={filters} categories={first?.categories} />
      <PullToRefresh onRefresh={() => feed.refetch()}>
        {feed.isPending && <ListSkeleton rows={4} />}
        {feed.isError && !first && (
          <Panel>
            <ErrorBlock title="评价没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
          </Panel>
        )}
        {first && (
          <Panel>
            <WallScore summary={first.summary} filters={filters} />
          </Panel>
        )}
        {first && reviews.length === 0 && (
          <Panel>
            <Empty
              title="没有符合条件的评价"
              description="换个分类或星级看看"
              action={<LinkButton to="/evaluationlist/">查看全部评价</LinkButton>}
            />
          </Panel>
        )}
        {reviews.length > 0 && (
          <InfiniteFeed query={feed}>
            <Panel className={feed.isPlaceholderData ? styles.stale : undefined}>
              <div className={styles.list}>
                {reviews.map((review) => (
                  <WallReview key={review.id} review={review} />
                ))}
              </div>
            </Panel>
          </InfiniteFeed>
        )}
      </PullToRefresh>
    </div>
  );
}

export default WallPage;
