import { useNavigate, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { Bone, Stars } from '@harbor/ui';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { LinkButton } from '@harbor/ui/kit';
import { Pager } from '@harbor/ui/pager';
import { AppraiseItem } from '../../goods/AppraiseItem';
import { readWallFilters, wallPath } from './filters';
import { GoodsLink } from './GoodsLink';
import { wall } from './queries';
import { RubricBars } from './RubricBars';
import { reviewRules } from './rules';
import { StarBars } from './StarBars';
import { WallFilterRows } from './WallFilterRows';
import styles from './WallPage.module.css';

/** `/evaluationlist/` on the desktop: the reviews of all services, filtered, with their charts. */
export function WallPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readWallFilters(params);
  const query = useQuery(wall(filters));
  const { data, isPending, isError } = query;
  usePage({ title: '用户评价', ready: !isPending });
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
              <div key={review.id}>
                <AppraiseItem appraise={review} />
                <div className={styles.goods}>
                  <GoodsLink goods={review.goods} />
                </div>
              </div>
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
            {data ? (
              <>
                <p className={styles.mean}>
                  <strong>{data.summary.score > 0 ? data.summary.score.toFixed(1) : '暂无'}</strong>
                  <span>
                    <Stars value={data.summary.score} variant="five" size={18} number={false} />
                    <span>共 {data.summary.total} 条评价</span>
                  </span>
                </p>
                <StarBars
                  summary={data.summary}
                  stars={filters.stars}
                  onChoose={(stars) => void navigate(wallPath({ ...filters, stars, page: 1 }))}
                />
                <div className={styles.rubrics}>
                  <RubricBars rubrics={data.summary.rubrics} />
                </div>
              </>
            ) : (
              <Bone height={352} />
            )}
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
