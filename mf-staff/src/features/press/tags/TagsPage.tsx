import type { DeskPressTag } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { TitledPage } from '../../../parts/TitledPage';
import { LookLink } from '../LookLink';
import { PressFrame } from '../PressFrame';
import { tagsQuery, useDeleteTag } from '../queries';
import { usedWords } from '../words';
import { MergeForm } from './MergeForm';
import { TagForm } from './TagForm';

/** The tags of the headlines: added, changed, made one with another, deleted where nothing has them. */
export function TagsPage() {
  const query = useQuery(tagsQuery());
  const drop = useDeleteTag();
  const [merging, setMerging] = useState<DeskPressTag>();
  const tags = query.data?.data ?? [];
  return (
    <>
      <TitledPage
        query={query}
        things="标签"
        add="新建标签"
        emptyText="每篇头条至少有一个标签，先建几个再写"
        frame={(inside) => (
          <PressFrame tab="tags" lead="标签页的标题与描述取自这里；按已发布的篇数排列" {...inside} />
        )}
        acts={(one) => ({
          before: <LookLink used={one.used} title={one.title} filter={{ tag: one.id }} />,
          after:
            tags.length > 1 ? (
              <Button aria-label={`并入其他标签：${one.title}`} onClick={() => setMerging(one)}>
                并入…
              </Button>
            ) : null,
        })}
        deletable={({ used }) => used === 0}
        form={(tag, close) => <TagForm tag={tag} onClose={close} />}
        deleting={{
          done: '标签已删除',
          text: '没有头条和草稿使用这个标签。删除后标签页不再打开，需要时可以重新新建。',
          act: ({ id }) => drop.mutateAsync({ params: { id } }),
        }}
      >
        {(one) => (
          <>
            <p>{one.introduction}</p>
            <p>{usedWords(one)}</p>
          </>
        )}
      </TitledPage>
      {merging ? <MergeForm tag={merging} tags={tags} onClose={() => setMerging(undefined)} /> : null}
    </>
  );
}

export default TagsPage;
