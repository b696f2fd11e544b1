import { ownChangesPath } from '@harbor/contract/journal-changes';
import { Link, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, LinkButton, ListSkeleton, onPhone, Pager, Panel } from '@harbor/ui/kit';
import { Bell, ChevronRight } from 'lucide-react';
import { FreshCount } from '../../changes/FreshCount';
import { CompareTray } from '../../journals/CompareTray';
import { journalsPath, minePath } from '../../journals/place';
import { journalGroups } from '../../journals/queries';
import { counted } from '../../journals/words';
import { PageFrame } from '../../parts/PageFrame';
import { GroupBar } from './GroupBar';
import { MineItem } from './MineItem';
import styles from './MinePage.module.css';
import { collectedJournals } from './queries';

const numberIn = (said: string | null) => (said && /^[1-9]\d{0,8}$/.test(said) ? Number(said) : undefined);

const pathOf = (group: number | undefined, page = 1) => {
  const said = new URLSearchParams();
  if (group) said.set('group', String(group));
  if (page > 1) said.set('page', String(page));
  const text = said.toString();
  return text ? `${minePath}?${text}` : minePath;
};

/** `/querytool/mine/`: the journals that somebody collected, by group, with their notes. */
export function MinePage() {
  const [search] = useSearchParams();
  const group = numberIn(search.get('group'));
  const list = useQuery(collectedJournals(group, numberIn(search.get('page'))));
  const groups = useQuery(journalGroups());
  const { data } = list;
  usePage({ ready: !list.isPending && !groups.isPending });
  const known = groups.data?.data ?? [];
  const current = known.find(({ id }) => id === group);
  return (
    <PageFrame className={styles.page}>
      {onPhone ? (
        <>
          <HiddenTitle>我收藏的期刊</HiddenTitle>
          <Link className={styles.changes} to={ownChangesPath}>
            <Bell size={18} aria-hidden />
            期刊变动
            <FreshCount />
            <span>分区、预警、收录等</span>
            <ChevronRight size={18} aria-hidden />
          </Link>
        </>
      ) : (
        <header className={styles.head}>
          <h1 className={styles.title}>我收藏的期刊</h1>
          <p className={styles.lead}>分组与备注只有您自己看得到</p>
          <p className={styles.ways}>
            <Link to={ownChangesPath}>
              期刊变动 <FreshCount />
            </Link>
            <Link to={journalsPath}>去查期刊</Link>
          </p>
        </header>
      )}
      <GroupBar groups={known} current={current} pathOf={pathOf} />
      {list.isPending ? <ListSkeleton rows={4} picture={false} /> : null}
      {list.error && !data ? (
        <Panel>
          <ErrorBlock
            title="收藏没有加载出来"
            error={list.error}
            onRetry={() => void list.refetch()}
            action={group ? <LinkButton to={minePath}>看全部收藏</LinkButton> : undefined}
          />
        </Panel>
      ) : null}
      {data?.total === 0 ? (
        <Panel>
          <Empty
            title={current ? `“${current.title}”里还没有期刊` : '还没有收藏期刊'}
            description={
              current ? '在期刊的备注里选这个分组，就会放到这里' : '在列表或详情里点心形，就会出现在这里'
            }
            action={
              <LinkButton primary to={current ? minePath : journalsPath}>
                {current ? '看全部收藏' : '去查期刊'}
              </LinkButton>
            }
          />
        </Panel>
      ) : null}
      {data && data.data.length > 0 ? (
        <div className={list.isPlaceholderData ? styles.stale : undefined}>
          <p className={styles.count}>共 {counted(data.total)} 种</p>
          <ul className={styles.items}>
            {data.data.map((item) => (
              <li key={item.id}>
                <MineItem item={item} groups={known} />
              </li>
            ))}
          </ul>
          <Pager page={data.current_page} lastPage={data.last_page} to={(page) => pathOf(group, page)} />
        </div>
      ) : null}
      <CompareTray />
    </PageFrame>
  );
}

export default MinePage;
