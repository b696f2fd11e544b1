import { rowsOf, useInfiniteQuery, useNavigate, usePage, useSearchParams } from '@harbor/runtime';
import { Stars } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { LinkButton } from '@harbor/ui/kit';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { AppraiseItem } from '../../goods/AppraiseItem.mobile';
import { readWallFilters, wallPath } from './filters';
import { GoodsLink } from './GoodsLink';
import { wallFeed } from './queries';
import { RubricBars } from './RubricBars';
import { StarBars } from './StarBars';
import { WallHead } from './WallHead.mobile';
import styles from './WallPage.mobile.module.css';

/** `/evaluationlist/` on the phone. */
export function WallPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readWallFilters(params);
  const feed = useInfiniteQuery(wallFeed(filters));
  usePage({ title: '用户评价', navTitle: '用户评价', ready: !feed.isPending });
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
            <p className={styles.mean}>
              <strong>{first.summary.score > 0 ? first.summary.score.toFixed(1) : '暂无'}</strong>
              <span>
                <Stars value={first.summary.score} variant="five" size={18} number={false} />
                <span>共 {first.summary.total} 条，都来自完成的订单</span>
              </span>
            </p>
            <StarBars
              touch
              summary={first.summary}
              stars={filters.stars}
              onChoose={(stars) => void navigate(wallPath({ ...filters, stars, page: 1 }), { replace: true })}
            />
            <div className={styles.rubrics}>
              <RubricBars rubrics={first.summary.rubrics} />
            </div>
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
                  <div key={review.id}>
                    <AppraiseItem appraise={review} />
                    <div className={styles.goods}>
                      <GoodsLink goods={review.goods} />
                    </div>
                  </div>
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
