import { type JournalListState, journalListStates } from '@harbor/contract/journal-lists';
import { Link, navigate, notify, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, Empty, ErrorBlock, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { journalsPath, listsPath } from '../../journals/place';
import { counted } from '../../journals/words';
import { PageFrame } from '../../parts/PageFrame';
import { FollowForm } from './FollowForm';
import { ListCard } from './ListCard';
import { ListForm } from './ListForm';
import styles from './ListsPage.module.css';
import { listPath } from './listPath';
import { journalLists } from './queries';
import { Report } from './Report';

const numberIn = (said: string | null) => (said && /^[1-9]\d{0,8}$/.test(said) ? Number(said) : undefined);

const stateIn = (said: string | null) =>
  (Object.keys(journalListStates) as JournalListState[]).find((state) => state === said);

/** `/querytool/lists/`: one's own lists of recognised journals and those of others, row by row. */
export function ListsPage() {
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const [doing, setDoing] = useState<'create' | 'follow' | undefined>(code ? 'follow' : undefined);
  const lists = useQuery(journalLists());
  usePage({ ready: !lists.isPending });
  const known = lists.data?.data ?? [];
  const asked = numberIn(search.get('list'));
  const open = known.find(({ id }) => id === asked);
  const close = () => {
    setDoing(undefined);
    if (code) navigate(listsPath, { replace: true });
  };
  const ways = (
    <>
      <Button kind="primary" onClick={() => setDoing('create')}>
        <Plus size={16} aria-hidden /> 新建目录
      </Button>
      <Button onClick={() => setDoing('follow')}>
        <KeyRound size={16} aria-hidden /> 用分享码关注
      </Button>
    </>
  );
  return (
    <PageFrame className={styles.page}>
      {onPhone ? (
        <HiddenTitle>认可目录</HiddenTitle>
      ) : (
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>认可目录</h1>
            <p className={styles.lead}>
              把学校或学院认可的期刊与等级叠加在查询结果上；匹配结果逐条列出，没有匹配的一目了然
            </p>
          </div>
          <Link className={styles.find} to={journalsPath}>
            去查期刊
          </Link>
        </header>
      )}
      {known.length > 0 ? <p className={styles.ways}>{ways}</p> : null}
      {lists.isPending ? <ListSkeleton rows={3} picture={false} /> : null}
      {lists.error && !lists.data ? (
        <Panel>
          <ErrorBlock title="目录没有加载出来" error={lists.error} onRetry={() => void lists.refetch()} />
        </Panel>
      ) : null}
      {lists.data && known.length === 0 ? (
        <Panel>
          <Empty
            title="还没有认可目录"
            description="粘贴学校发布的期刊目录，查期刊时就能看到每本的等级，还可以只看认可的期刊；同学分享的目录也能直接关注"
            action={<span className={styles.ways}>{ways}</span>}
          />
        </Panel>
      ) : null}
      <ul className={styles.lists}>
        {known.map((list) => (
          <li key={list.id}>
            <ListCard list={list} open={list.id === open?.id} />
            {list.id === open?.id ? (
              <div className={styles.report}>
                <Report
                  id={list.id}
                  state={stateIn(search.get('state'))}
                  page={numberIn(search.get('page')) ?? 1}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {doing === 'create' ? (
        <ListForm
          onClose={close}
          onDone={({ id, counts }) => {
            notify.success(`已保存：${counted(counts.entries)} 种中匹配 ${counted(counts.matched)} 种`);
            close();
            navigate(listPath(id));
          }}
        />
      ) : null}
      {doing === 'follow' ? (
        <FollowForm
          begin={code}
          onClose={close}
          onDone={({ title }) => {
            notify.success(`已关注“${title}”`);
            close();
          }}
        />
      ) : null}
    </PageFrame>
  );
}

export default ListsPage;
