import { usePage, useQuery } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { AsideFrame, Empty } from '@harbor/ui/desktop';
import { LinkButton } from '@harbor/ui/kit';
import { HotBox } from '../../parts/HotBox';
import { PageFrame } from '../../parts/PageFrame';
import { TagBox } from '../../parts/TagBox';
import { ArticlePanel } from '../../press/ArticlePanel';
import { ListHead } from '../../press/ListHead';
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
          empty={
            <Empty
              title={keyword ? `没有找到与“${keyword}”有关的内容` : '这里还没有内容'}
              description={keyword ? '换一个更短或更常用的词' : '编辑每天上午更新'}
              action={
                <LinkButton primary to={latestPath}>
                  看看全部内容
                </LinkButton>
              }
            />
          }
        />
      </AsideFrame>
    </PageFrame>
  );
}

export default LatestPage;
