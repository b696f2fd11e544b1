import { usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { LinkButton, Pager } from '@harbor/ui/kit';
import { readWallFilters, wallPath } from './filters';
import { wall } from './queries';
import { reviewRules } from './rules';
import { WallFilterRows } from './WallFilterRows';
import styles from './WallPage.module.css';
import { WallReview } from './WallReview';
import { WallScore } from './WallScore';

/** `/evaluationlist/` on the desktop: the reviews of all services, filtered, with their charts. */
export function WallPage() {
  const [params] = useSearchParams();
  const filters = readWallFilters(params);
  const query = useQuery(wall(filters));
  const { data, isPending, isError } = query;
  usePage({ ready: !isPending });
  const reviews = data?.data ?? [];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>用户评价</h1>
        <p>每一条都来自完成的订单，好与不好都在这里</p>
      </header>
      <div className={styles.columns}>
        <Panel className={styles.list} aria-busy={query.isFetching}>
          <WallFilterRows filters={filters} wall={data} />
          {isPending && <ListSkeleton rows={4} picture={false} />}
          {isError && (
            <ErrorBlock title="评价没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
          )}
          {data && reviews.length === 0 && (
            <Empty
              title="没有符合条件的评价"
              description="换个分类或星级看看"
              action={<LinkButton to="/evaluationlist/">查看全部评价</LinkButton>}
            />
          )}
          <div className={query.isPlaceholderData ? styles.stale : undefined}>
            {reviews.map((review) => (
              <WallReview key={review.id} review={review} />
            ))}
          </div>
          {data && (
            <Pager
              page={filters.page}
              lastPage={data.last_page}
              to={(page) => wallPath({ ...filters, page })}
            />
          )}
        </Panel>
        <aside className={styles.aside} aria-label="评分分布">
          <Panel>
            {data ? <WallScore summary={data.summary} filters={filters} /> : <Bone height={352} />}
          </Panel>
          <Panel className={styles.rules}>
            <h2>评价从哪里来</h2>
            <ul>
              {reviewRules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Panel>
        </aside>
      </div>
    </div>
  );
}

export default WallPage;
