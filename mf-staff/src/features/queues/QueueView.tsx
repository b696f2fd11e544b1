import type { DeskQueue } from '@harbor/contract';
import {
  invalidateCalls,
  Link,
  queryClient,
  rowsOf,
  useInfiniteQuery,
  useNavigate,
  useSearchParams,
} from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { Button, Empty, ErrorBlock, onPhone, Panel } from '@harbor/ui/kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { queuePath } from '../../desk/navigation';
import { useKeys } from '../../desk/useKeys';
import { useNow } from '../../parts/useNow';
import { Batch } from './Batch';
import list from './CaseList.module.css';
import { CaseRow } from './CaseRow';
import { CaseView } from './CaseView';
import { Done } from './Done';
import type { Settled } from './parts/scope';
import styles from './QueueView.module.css';
import { casesQuery } from './queries';
import { heldByOther } from './useHold';
import { useUndo } from './useUndo';

const readsOfLists = ['GET /staff/desk/cases/:queue', 'GET /staff/desk/queues'] as const;

/** Everything that speaks of cases is read again: lists, and what the open one shows. */
const readAll = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).includes(' /staff/') });

/** A queue: its tabs, its list, and the case that the address names. */
export function QueueView({ queue }: { queue: DeskQueue }) {
  const [search] = useSearchParams();
  const go = useNavigate();
  const now = useNow();
  const tab = queue.tabs.find(({ key }) => key === search.get('tab'))?.key ?? queue.tabs[0]?.key;
  const keyword = search.get('keyword') ?? '';
  const openId = Number(search.get('case')) || undefined;
  const cases = useInfiniteQuery(casesQuery(queue.key, tab, keyword));
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const rows = rowsOf(cases.data).filter(({ id }) => !gone.has(id));
  const picked = rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const mayBatch = queue.batch.length > 0 && tab === queue.tabs[0]?.key;

  const placeOf = (id?: number) => {
    const query = new URLSearchParams();
    if (tab && tab !== queue.tabs[0]?.key) query.set('tab', tab);
    if (keyword) query.set('keyword', keyword);
    if (id) query.set('case', String(id));
    const text = query.toString();
    return queuePath(queue.key, text ? `?${text}` : '');
  };
  const open = (id: number | undefined, replace = false) => void go(placeOf(id), { replace });
  const undo = useUndo(queue.key, (ids) => {
    setGone((before) => new Set([...before].filter((id) => !ids.includes(id))));
    void readAll();
    if (ids.length === 1) open(ids[0]);
  });

  // On the desktop the case that waits longest and is nobody else's opens by itself.
  const first =
    onPhone || openId ? undefined : rows.find(({ holder }) => !holder || !heldByOther(holder))?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first case alone decides
  useEffect(() => {
    if (first) open(first, true);
  }, [first]);

  /** Those are done: they leave the list at once, and the list is read again. */
  async function leave(ids: readonly number[]) {
    setGone((before) => new Set([...before, ...ids]));
    setTicked(new Set());
    await readAll();
    setGone((before) => new Set([...before].filter((id) => !ids.includes(id))));
  }

  function nextOf(id: number): number | undefined {
    const at = rows.findIndex((row) => row.id === id);
    const behind = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at)).reverse()];
    return behind.find(({ id: other, holder }) => other !== id && (!holder || !heldByOther(holder)))?.id;
  }

  function handleSettled(id: number, done: Settled) {
    undo.show(done.said, done.undo ? [id] : []);
    if (done.stays) {
      void readAll();
      return;
    }
    const next = nextOf(id);
    void leave([id]);
    open(onPhone ? undefined : next, true);
  }

  function step(by: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === openId);
    const next = at < 0 ? rows[0] : rows[at + by];
    if (next) open(next.id, true);
  }

  const tick = (id: number, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const openRow = rows.find(({ id }) => id === openId);
  const mayTick = mayBatch && openRow && (!openRow.holder || !heldByOther(openRow.holder));

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: mayTick ? () => tick(openRow.id, !ticked.has(openRow.id)) : undefined,
    u: undo.may ? undo.run : undefined,
  });

  const free = rows.filter(({ holder }) => !holder || !heldByOther(holder));
  const allTicked = free.length > 0 && free.every(({ id }) => ticked.has(id));
  const narrow = onPhone && openId !== undefined;

  return (
    <>
      <header className={styles.head}>
        {narrow ? (
          <Link to={placeOf()} replace className={styles.back} aria-label="回到列表">
            <ArrowLeft size={20} aria-hidden />
          </Link>
        ) : null}
        <h1>{queue.title}</h1>
        {narrow ? null : (
          <nav className={styles.tabs} aria-label="分类">
            {queue.tabs.map(({ key, title, count }, n) => (
              <Link
                key={key}
                to={queuePath(queue.key, n === 0 ? '' : `?tab=${key}`)}
                className={key === tab ? styles.on : styles.tab}
                aria-current={key === tab ? 'page' : undefined}
              >
                {title} <span className={styles.count}>{count}</span>
              </Link>
            ))}
          </nav>
        )}
        {narrow ? null : (
          <p className={styles.limit}>{queue.limit_hours ? `时限 ${queue.limit_hours} 小时` : '没有时限'}</p>
        )}
      </header>
      <div className={styles.columns}>
        {narrow ? null : (
          <section className={list.list} aria-label={`${queue.title}列表`}>
            <div className={list.head}>
              {mayBatch && free.length > 0 ? (
                <label>
                  <input
                    type="checkbox"
                    checked={allTicked}
                    onChange={() =>
                      setTicked(new Set(allTicked ? [] : free.slice(0, 50).map(({ id }) => id)))
                    }
                  />
                  本页 {rows.length} 项
                </label>
              ) : (
                <span>本页 {rows.length} 项</span>
              )}
              <span>等得最久的在前</span>
            </div>
            <div className={list.scroll}>
              {!cases.data && !cases.error ? (
                <Waiting className={list.bones}>
                  {[1, 2, 3, 4, 5, 6].map((n) => (
                    <p key={n}>
                      <Bone height={44} />
                    </p>
                  ))}
                </Waiting>
              ) : null}
              {!cases.data && cases.error ? (
                <ErrorBlock
                  compact
                  error={cases.error}
                  title="列表没有加载出来"
                  onRetry={() => void cases.refetch()}
                />
              ) : null}
              {cases.data && rows.length === 0 ? (
                <Empty compact title="没有待办" description="这一类都处理完了" />
              ) : null}
              <ul>
                {rows.map((item) => (
                  <CaseRow
                    key={item.id}
                    item={item}
                    open={item.id === openId}
                    to={placeOf(item.id)}
                    now={now}
                    ticked={mayBatch ? ticked.has(item.id) : undefined}
                    onTick={(on) => tick(item.id, on)}
                  />
                ))}
              </ul>
              {cases.hasNextPage ? (
                <p className={list.more}>
                  <Button loading={cases.isFetchingNextPage} onClick={() => void cases.fetchNextPage()}>
                    加载更多
                  </Button>
                </p>
              ) : null}
            </div>
            <Batch
              queue={queue}
              ids={picked}
              titleOf={(id) => rowsOf(cases.data).find((row) => row.id === id)?.title ?? String(id)}
              onClear={() => setTicked(new Set())}
              onDone={(ids, said) => {
                undo.show(said, ids);
                const next =
                  openId && ids.includes(openId) ? rows.find(({ id }) => !ids.includes(id))?.id : openId;
                void leave(ids);
                open(next, true);
              }}
            />
          </section>
        )}
        {openId ? (
          <CaseView
            key={openId}
            queue={queue}
            id={openId}
            item={openRow}
            onSettled={(done) => handleSettled(openId, done)}
            onRefresh={() => void readAll()}
            onHeld={() => void invalidateCalls(readsOfLists)}
          />
        ) : onPhone ? null : (
          <Panel className={styles.nothing}>
            <Empty
              title={rows.length === 0 ? '这里没有待办' : '从左侧选择一项'}
              description={rows.length === 0 ? '有新的事项会自动出现' : '按 J、K 也可以上下选择'}
            />
          </Panel>
        )}
      </div>
      {undo.said ? (
        <Done
          said={undo.said}
          onUndo={undo.may ? undo.run : undefined}
          busy={undo.busy}
          onClose={undo.close}
        />
      ) : null}
    </>
  );
}
