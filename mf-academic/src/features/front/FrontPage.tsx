import { pressListTitle } from '@harbor/contract/descriptions';
import { Link, usePage, useQuery } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { AsideFrame, ErrorBlock, Panel } from '@harbor/ui/desktop';
import { ChangeStrip } from '../../changes/ChangeStrip';
import { recentChanges } from '../../changes/queries';
import { Corrections } from '../../parts/Corrections';
import { HotBox } from '../../parts/HotBox';
import { PageFrame } from '../../parts/PageFrame';
import { SpecialBox } from '../../parts/SpecialBox';
import { SpecialGrid } from '../../parts/SpecialGrid';
import { TagBox } from '../../parts/TagBox';
import { ArticlePanel } from '../../press/ArticlePanel';
import { frontPath } from '../../press/frontPath';
import { ListHead } from '../../press/ListHead';
import { NothingHere } from '../../press/NothingHere';
import { type Place, placePath } from '../../press/place';
import { pressFront, pressList, pressSpecials } from '../../press/queries';
import { usePlace } from '../../press/usePlace';
import { FrontHead } from './FrontHead';
import styles from './FrontPage.module.css';
import { TopArticle } from './TopArticle';

/** Whether a place is where the headlines begin: the story at the top stands there alone. */
const isBegin = ({ type = '0', sort = '1', keyword, page = 1 }: Place) =>
  type === '0' && sort === '1' && keyword === undefined && page === 1;

/** `/academic/`: the story at the top, the list by kind and order, and around it what is read, tagged and put right. */
export function FrontPage() {
  const { tag: _, ...place } = usePlace();
  const front = useQuery(pressFront());
  const specials = useQuery(pressSpecials());
  const changes = useQuery(recentChanges());
  const list = useQuery(pressList(place));
  const { keyword } = place;
  usePage({
    title: pressListTitle({ keyword }),
    ready: !list.isPending && !front.isPending && !changes.isPending,
    crumbs: keyword ? [{ title: '学术头条', path: frontPath }, { title: '搜索' }] : undefined,
  });
  const begins = isBegin(place);
  const top = begins ? front.data?.top : null;
  return (
    <>
      <FrontHead today={list.data?.today} keyword={keyword} />
      <PageFrame>
        {begins && (front.isPending || top) ? (
          <div className={styles.top}>
            {top ? <TopArticle article={top} /> : <Bone height={402} radius={12} />}
          </div>
        ) : null}
        {begins ? <ChangeStrip className={styles.changes} /> : null}
        <AsideFrame
          label="热读、专题与标签"
          aside={
            <>
              {front.isError ? (
                <Panel>
                  <ErrorBlock
                    compact
                    title="热读与专题没有加载出来"
                    error={front.error}
                    onRetry={() => void front.refetch()}
                  />
                </Panel>
              ) : null}
              {front.isPending ? <Bone height={420} radius={12} /> : null}
              {front.data ? (
                <>
                  <HotBox hot={front.data.hot} />
                  {place.type === '3' ? null : <SpecialBox specials={front.data.specials} />}
                  <TagBox tags={front.data.tags} />
                  <Corrections corrections={front.data.corrections} />
                </>
              ) : null}
            </>
          }
        >
          {place.type === '3' ? <SpecialGrid specials={specials.data?.data ?? []} /> : null}
          {keyword ? (
            <p className={styles.found}>
              “{keyword}”的搜索结果
              <Link to={frontPath}>清除搜索</Link>
            </p>
          ) : null}
          <ArticlePanel
            list={list}
            page={list.data}
            to={(page) => placePath(frontPath, { ...place, page })}
            above={top?.id}
            eager={!begins}
            head={<ListHead base={frontPath} place={place} counts={list.data?.counts} />}
            empty={<NothingHere keyword={keyword} all={frontPath} />}
          />
        </AsideFrame>
      </PageFrame>
    </>
  );
}

export default FrontPage;
