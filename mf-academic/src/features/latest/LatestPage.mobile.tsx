import { Link, rowsOf, useInfiniteQuery, usePage, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { PullToRefresh } from '@harbor/ui/mobile';
import { ChangeStrip } from '../../changes/ChangeStrip';
import { recentChanges } from '../../changes/queries';
import { HotBox } from '../../parts/HotBox';
import { SearchForm } from '../../parts/SearchForm';
import { SpecialBox } from '../../parts/SpecialBox';
import { TagBox } from '../../parts/TagBox';
import { ArticleFeed } from '../../press/ArticleFeed.mobile';
import { ListHead } from '../../press/ListHead.mobile';
import { NothingHere } from '../../press/NothingHere';
import { latestPath, type Place } from '../../press/place';
import { pressFeed, pressFront, pressSpecials } from '../../press/queries';
import styles from './LatestPage.mobile.module.css';
import { TopArticle } from './TopArticle.mobile';
import { useLatest } from './useLatest';

/** Whether a place is where the headlines begin: what stands around the list stands there alone. */
const isBegin = ({ type = '0', sort = '1', tag, keyword }: Place) =>
  type === '0' && sort === '1' && tag === undefined && keyword === undefined;

/** `/academiclist/` of the phone: where the headlines begin, and what bears a tag. */
export function LatestPage() {
  const { place, tag, head } = useLatest();
  const front = useQuery(pressFront());
  const inSpecials = place.type === '3';
  const specials = useQuery({ ...pressSpecials(), enabled: inSpecials });
  const changes = useQuery(recentChanges());
  const feed = useInfiniteQuery(pressFeed(place));
  const { keyword } = place;
  usePage({
    ...head,
    navTitle: tag?.title ?? '学术头条',
    ready: !feed.isPending && !front.isPending && !changes.isPending,
  });
  const begins = isBegin(place);
  const known = front.data;
  const top = begins ? known?.top : null;
  return (
    <div className={styles.page}>
      <HiddenTitle>{tag?.title ?? '学术头条'}</HiddenTitle>
      <div className={styles.search}>
        <SearchForm base={latestPath} keyword={keyword} />
      </div>
      <ListHead base={latestPath} place={place} counts={undefined} today={feed.data?.pages[0]?.today} />
      {tag ? <p className={styles.about}>{tag.introduction}</p> : null}
      {keyword ? (
        <p className={styles.about}>
          “{keyword}”的搜索结果 <Link to={latestPath}>清除搜索</Link>
        </p>
      ) : null}
      {inSpecials ? <SpecialBox all specials={specials.data?.data ?? known?.specials ?? []} /> : null}
      <PullToRefresh onRefresh={() => Promise.all([feed.refetch(), front.refetch(), changes.refetch()])}>
        {top ? <TopArticle article={top} /> : null}
        {begins ? <ChangeStrip /> : null}
        <ArticleFeed
          feed={feed}
          // The one at the top does not stand there twice.
          articles={rowsOf(feed.data).filter(({ id }) => id !== top?.id)}
          eager={!begins}
          between={
            begins && known ? (
              <>
                <HotBox hot={known.hot} shown={5} />
                <SpecialBox specials={known.specials} />
                <TagBox tags={known.tags} />
              </>
            ) : null
          }
          empty={<NothingHere keyword={keyword} all={latestPath} />}
        />
      </PullToRefresh>
    </div>
  );
}

export default LatestPage;
