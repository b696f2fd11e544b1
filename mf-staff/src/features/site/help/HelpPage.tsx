import type { StaffHelp, StaffHelpArticle } from '@harbor/contract';
import { useQuery, useSearchParams } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { Listed } from '../../../parts/Listed';
import { MoveButtons, moved } from '../../../parts/MoveButtons';
import said from '../Said.module.css';
import { SiteFrame } from '../SiteFrame';
import { ArticleForm } from './ArticleForm';
import { Articles } from './Articles';
import { CategoryForm } from './CategoryForm';
import styles from './Help.module.css';
import { helpQuery, useDeleteCategory, useOrderHelp } from './queries';

type Asked =
  | { kind: 'article'; article?: StaffHelpArticle }
  | { kind: 'category'; fresh: boolean }
  | { kind: 'delete' };

/** The help centre as staff write it: what they save here is what readers and the search see next. */
export function HelpPage() {
  const query = useQuery(helpQuery());
  const [search, setSearch] = useSearchParams();
  const order = useOrderHelp();
  const drop = useDeleteCategory();
  const saving = useSaving();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const chosen = ({ categories }: StaffHelp) =>
    categories.find(({ id }) => String(id) === search.get('category')) ?? categories[0];
  const add = (
    <Button
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setAsked({ kind: 'category', fresh: true })}
    >
      新建分类
    </Button>
  );
  const reorder = (ids: number[], category_id?: number) =>
    void saving.run(() => order.mutateAsync({ body: { ids, category_id } }));

  return (
    <SiteFrame tab="help" lead="保存后帮助中心与帮助搜索立即更新" act={add} ready={!query.isPending}>
      {saving.problem ? (
        <p className={said.problem} role="alert">
          {saving.problem}
        </p>
      ) : null}
      <Listed
        query={query}
        things="帮助内容"
        empty={({ categories }) => categories.length === 0}
        emptyText="先新建一个分类，再写问题"
        emptyAct={add}
      >
        {(help) => {
          const category = chosen(help);
          const { categories } = help;
          return (
            <div className={styles.both}>
              <Card title="分类" note={`${categories.length} 个`} flush>
                <ul className={styles.categories}>
                  {categories.map((one, at) => (
                    <li
                      key={one.id}
                      className={styles.category}
                      data-on={one.id === category?.id ? '' : undefined}
                    >
                      <button
                        type="button"
                        className={styles.pick}
                        aria-pressed={one.id === category?.id}
                        onClick={() => setSearch({ category: String(one.id) }, { replace: true })}
                      >
                        {one.title}
                        <small>{one.articles.length}</small>
                      </button>
                      <MoveButtons
                        name={one.title}
                        first={at === 0}
                        last={at === categories.length - 1}
                        busy={saving.busy}
                        onMove={(by) => reorder(moved(categories, at, by).map(({ id }) => id))}
                      />
                    </li>
                  ))}
                </ul>
              </Card>
              {category ? (
                <Articles
                  category={category}
                  busy={saving.busy}
                  onWrite={(article) => setAsked({ kind: 'article', article })}
                  onRename={() => setAsked({ kind: 'category', fresh: false })}
                  onDelete={() => setAsked({ kind: 'delete' })}
                  onMove={(at, by) =>
                    reorder(
                      moved(category.articles, at, by).map(({ id }) => id),
                      category.id,
                    )
                  }
                />
              ) : null}
              {asked?.kind === 'article' && category ? (
                <ArticleForm help={help} categoryId={category.id} article={asked.article} onClose={close} />
              ) : null}
              {asked?.kind === 'delete' && category ? (
                <AskFirst
                  title={`删除分类 ${category.title}`}
                  yes="删除"
                  danger
                  done="分类已删除"
                  act={() => drop.mutateAsync({ params: { id: category.id } })}
                  onClose={close}
                >
                  <p>分类里没有问题，读者看不到它。删除后可以重新新建。</p>
                </AskFirst>
              ) : null}
            </div>
          );
        }}
      </Listed>
      {asked?.kind === 'category' ? (
        <CategoryForm
          category={asked.fresh || !query.data ? undefined : chosen(query.data)}
          onClose={close}
        />
      ) : null}
    </SiteFrame>
  );
}

export default HelpPage;
