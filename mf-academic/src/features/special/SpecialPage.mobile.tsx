import { shelfDescription } from '@harbor/contract/descriptions';
import { Link, rowsOf, usePage, useParams, useQuery } from '@harbor/runtime';
import { Empty, PageSkeleton, PullToRefresh } from '@harbor/ui/mobile';
import { ArticleFeed } from '../../press/ArticleFeed.mobile';
import { latestPath } from '../../press/place';
import { FailedPage } from '../../states/FailedPage';
import { isGone } from '../../states/isGone';
import { specialPage, useSpecialFeed } from './queries';
import { SpecialHead } from './SpecialHead';
import { missingTitle, SpecialMissing } from './SpecialMissing';

/** `/specialsubject/:id` of the phone: what a special is about, and its articles. */
export function SpecialPage() {
  const id = Number(useParams().id);
  const query = useQuery(specialPage(id, 1));
  const feed = useSpecialFeed(id);
  const special = query.data?.special;
  usePage({
    title: isGone(query.error) ? missingTitle : special?.title,
    navTitle: '专题',
    description: special && shelfDescription(special),
    ready: !query.isPending,
  });
  if (isGone(query.error)) return <SpecialMissing />;
  if (query.error && !query.data) return <FailedPage title="专题没有加载出来" query={query} />;
  if (!special) return <PageSkeleton />;
  return (
    <PullToRefresh onRefresh={() => Promise.all([query.refetch(), feed.refetch()])}>
      <SpecialHead special={special} />
      <ArticleFeed
        feed={feed}
        articles={rowsOf(feed.data)}
        empty={
          <Empty
            title="这个专题里还没有文章"
            description="编辑正在准备"
            action={<Link to={latestPath}>看看全部头条</Link>}
          />
        }
      />
    </PullToRefresh>
  );
}

export default SpecialPage;
