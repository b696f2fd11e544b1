import type { DeskPressTag } from '@harbor/contract';
import { Link, useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { Listed } from '../../../parts/Listed';
import rows from '../../../parts/Rows.module.css';
import { listPath } from '../list/filter';
import { PressFrame } from '../PressFrame';
import styles from '../PressFrame.module.css';
import { tagsQuery, useDeleteTag } from '../queries';
import { usedWords } from '../words';
import { MergeForm } from './MergeForm';
import { TagForm } from './TagForm';

interface Asked {
  kind: 'edit' | 'merge' | 'delete';
  tag?: DeskPressTag;
}

/** The tags of the headlines: added, changed, made one with another, deleted where nothing has them. */
export function TagsPage() {
  const query = useQuery(tagsQuery());
  const drop = useDeleteTag();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const add = (
    <Button
      kind="primary"
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setAsked({ kind: 'edit' })}
    >
      新建标签
    </Button>
  );
  const tag = asked?.tag;
  return (
    <PressFrame
      tab="tags"
      lead="标签页的标题与描述取自这里；按已发布的篇数排列"
      act={add}
      ready={!query.isPending}
    >
      <Listed
        query={query}
        things="标签"
        empty={({ data }) => data.length === 0}
        emptyText="每篇头条至少有一个标签，先建几个再写"
        emptyAct={add}
      >
        {({ data }) => (
          <ul className={rows.list} aria-label="标签">
            {data.map((one) => (
              <li key={one.id} className={rows.row}>
                <div className={rows.main}>
                  <span className={rows.title}>
                    <b>{one.title}</b>
                  </span>
                  <p>{one.introduction}</p>
                  <p>{usedWords(one)}</p>
                </div>
                <span className={rows.acts}>
                  {one.used > 0 ? (
                    <Link
                      className={styles.look}
                      to={listPath({ tag: one.id, keyword: '', page: 1 })}
                      aria-label={`看头条：${one.title}`}
                    >
                      看头条
                    </Link>
                  ) : null}
                  <Button
                    aria-label={`编辑 ${one.title}`}
                    onClick={() => setAsked({ kind: 'edit', tag: one })}
                  >
                    编辑
                  </Button>
                  {data.length > 1 ? (
                    <Button
                      aria-label={`并入其他标签：${one.title}`}
                      onClick={() => setAsked({ kind: 'merge', tag: one })}
                    >
                      并入…
                    </Button>
                  ) : null}
                  {one.used === 0 ? (
                    <Button
                      className={rows.danger}
                      aria-label={`删除 ${one.title}`}
                      onClick={() => setAsked({ kind: 'delete', tag: one })}
                    >
                      删除
                    </Button>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Listed>
      {asked?.kind === 'edit' ? <TagForm tag={tag} onClose={close} /> : null}
      {asked?.kind === 'merge' && tag && query.data ? (
        <MergeForm tag={tag} tags={query.data.data} onClose={close} />
      ) : null}
      {asked?.kind === 'delete' && tag ? (
        <AskFirst
          title={`删除 ${tag.title}`}
          yes="删除"
          danger
          done="标签已删除"
          act={() => drop.mutateAsync({ params: { id: tag.id } })}
          onClose={close}
        >
          <p>没有头条和草稿使用这个标签。删除后标签页不再打开，需要时可以重新新建。</p>
        </AskFirst>
      ) : null}
    </PressFrame>
  );
}

export default TagsPage;
