import type { HeldWord } from '@harbor/contract';
import { type WordAction, wordActions } from '@harbor/contract/word-rule';
import { notify, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { Button, Empty, ErrorBlock, NoAccess, Pager, Panel, Tabs, TextField } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { Choice } from '../../parts/Choice';
import { PageHead } from '../../parts/PageHead';
import { actions } from './labels';
import { usePublish, wordsQuery } from './queries';
import { ReasonQuestion } from './ReasonQuestion';
import { TryBox } from './TryBox';
import { Versions } from './Versions';
import { WordForm } from './WordForm';
import { WordList } from './WordList';
import styles from './Words.module.css';

const isAction = (text: string | null): text is WordAction => text !== null && text in wordActions;

/** Words by which the team judges what people write: the list, its versions, and a box to try texts in. */
export function WordsPage() {
  const [search, setSearch] = useSearchParams();
  const history = search.get('tab') === 'versions';
  const keyword = search.get('keyword') ?? '';
  const asked = search.get('action');
  const action = isAction(asked) ? asked : undefined;
  const page = Math.max(1, Number(search.get('page')) || 1);
  const filter = { keyword: keyword || undefined, action, page: history ? 1 : page };
  const { data, error, refetch } = useQuery(wordsQuery(filter));
  const [word, setWord] = useState(keyword);
  const [form, setForm] = useState<{ word?: HeldWord }>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [removing, setRemoving] = useState(false);
  const publish = usePublish();
  usePage({ ready: data !== undefined || error !== null });

  const address = (next: Record<string, string | number | undefined>) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(next)) if (value) query.set(name, String(value));
    return query;
  };
  const go = (next: { keyword?: string; action?: WordAction }) => {
    setChosen(new Set());
    setSearch(address(next));
  };
  const to = (next: number) =>
    `/staff/words?${address({ tab: history ? 'versions' : '', keyword, action, page: next })}`;
  const choose = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const narrowed = keyword !== '' || action !== undefined;
  return (
    <DeskFrame>
      <PageHead
        title="敏感词"
        lead={data ? `第 ${data.version} 版，共 ${data.words} 词，发布后立即生效` : '\u00a0'}
      >
        {chosen.size > 0 ? (
          <Button kind="outline" onClick={() => setRemoving(true)}>
            删除选中的 {chosen.size} 个
          </Button>
        ) : null}
        <Button
          kind="primary"
          icon={<Plus size={15} aria-hidden />}
          disabled={!data}
          onClick={() => setForm({})}
        >
          添加
        </Button>
      </PageHead>
      {!data && error ? (
        <Panel>
          {denied(error) ? (
            <NoAccess
              title="您没有维护敏感词的权限"
              description="由运营与审核维护，如有需要请联系超级管理员"
            />
          ) : (
            <ErrorBlock error={error} title="敏感词没有加载出来" onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <Tabs
              label="敏感词"
              current={history ? 'versions' : 'list'}
              tabs={[
                { key: 'list', label: '词表', to: '/staff/words', count: data?.words },
                { key: 'versions', label: '版本', to: '/staff/words?tab=versions', count: data?.version },
              ]}
            />
            {history ? (
              <Versions page={page} to={to} />
            ) : (
              <>
                <form
                  className={styles.find}
                  onSubmit={(event) => {
                    event.preventDefault();
                    go({ keyword: word.trim(), action });
                  }}
                >
                  <TextField
                    aria-label="查找敏感词"
                    placeholder="查找词语"
                    maxLength={30}
                    value={word}
                    onChange={({ target }) => setWord(target.value)}
                  />
                  <Button type="submit" size="l">
                    查找
                  </Button>
                  <Choice
                    label="处理方式"
                    value={action}
                    onChoose={(value) => go({ keyword, action: value })}
                    options={[
                      { value: undefined, title: '全部' },
                      ...actions.map((value) => ({ value, title: wordActions[value] })),
                    ]}
                  />
                </form>
                {!data ? (
                  <Waiting className={styles.bones}>
                    {[1, 2, 3, 4, 5, 6].map((n) => (
                      <Bone key={n} height={36} />
                    ))}
                  </Waiting>
                ) : data.data.length === 0 ? (
                  <Panel>
                    <Empty
                      title={narrowed ? '没有这样的词' : '还没有敏感词'}
                      description={
                        narrowed
                          ? '换个词语，或看全部处理方式'
                          : '站点规则之外需要拦下或审核的用语，从这里添加'
                      }
                    />
                  </Panel>
                ) : (
                  <WordList
                    list={data.data}
                    chosen={chosen}
                    onChoose={choose}
                    onChange={(one) => setForm({ word: one })}
                  />
                )}
                {data ? <Pager page={page} lastPage={data.last_page} to={to} /> : null}
              </>
            )}
          </div>
          {/* On the phone it stands below the list, and would be pushed down by it. */}
          <div className={styles.side}>{data ? <TryBox /> : null}</div>
        </div>
      )}
      {form && data ? (
        <WordForm version={data.version} word={form.word} onClose={() => setForm(undefined)} />
      ) : null}
      {removing && data ? (
        <ReasonQuestion
          title={`删除 ${chosen.size} 个敏感词`}
          yes="删除"
          danger
          onYes={(note) =>
            publish.mutateAsync({ body: { base: data.version, note, set: [], remove_ids: [...chosen] } })
          }
          onDone={() => {
            setRemoving(false);
            setChosen(new Set());
            notify.success('已删除，立即生效');
          }}
          onClose={() => setRemoving(false)}
        >
          删除后不再判断这些词；在“版本”里可以恢复。
        </ReasonQuestion>
      ) : null}
    </DeskFrame>
  );
}

export default WordsPage;
