import { usePage, useQuery } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { AsideFrame } from '@harbor/ui/desktop';
import { HotBox } from '../../parts/HotBox';
import { PageFrame } from '../../parts/PageFrame';
import { TagBox } from '../../parts/TagBox';
import { ArticlePanel } from '../../press/ArticlePanel';
import { ListHead } from '../../press/ListHead';
import { NothingHere } from '../../press/NothingHere';
import { latestPath, placePath } from '../../press/place';
import { pressFront, pressList } from '../../press/queries';
import { LatestHead } from './LatestHead';
import { useLatest } from './useLatest';

/** `/academiclist/` of the desktop: the latest of everything, or what bears a tag. */
export function LatestPage() {
  const { place, tags, tag, head } = useLatest();
  const front = useQuery(pressFront());
  const list = useQuery(pressList(place));
  const { keyword } = place;
  usePage({
    ...head,
    ready: !list.isPending,
    crumbs: tag && [{ title: '最新内容', path: latestPath }, { title: tag.title }],
  });
  return (
    <PageFrame>
      <LatestHead tag={tag} keyword={keyword} total={list.data?.total} />
      <AsideFrame
        label="标签与热读"
        aside={
          <>
            <TagBox tags={tags} current={place.tag} />
            {front.isPending ? <Bone height={420} radius={12} /> : null}
            {front.data ? <HotBox hot={front.data.hot} /> : null}
          </>
        }
      >
        <ArticlePanel
          list={list}
          page={list.data}
          to={(page) => placePath(latestPath, { ...place, page })}
          eager
          head={<ListHead base={latestPath} place={place} counts={list.data?.counts} />}
          empty={<NothingHere keyword={keyword} all={latestPath} what="内容" />}
        />
      </AsideFrame>
    </PageFrame>
  );
}

export default LatestPage;
