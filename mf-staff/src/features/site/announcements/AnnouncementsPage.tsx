import type { StaffAnnouncement } from '@harbor/contract';
import { rowsOf, useInfiniteQuery, useSearchParams } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { Choice } from '../../../parts/Choice';
import { Listed } from '../../../parts/Listed';
import rows from '../../../parts/Rows.module.css';
import { useNow } from '../../../parts/useNow';
import { SiteFrame } from '../SiteFrame';
import { AnnouncementForm } from './AnnouncementForm';
import { type Act, AnnouncementRow } from './AnnouncementRow';
import styles from './Announcements.module.css';
import {
  announcementsQuery,
  useDeleteAnnouncement,
  usePublishAnnouncement,
  useWithdrawAnnouncement,
} from './queries';
import { audienceWords, draft, published, withdrawn } from './words';

const statuses = [
  { value: undefined, title: '全部' },
  { value: draft, title: '草稿' },
  { value: published, title: '已发布' },
  { value: withdrawn, title: '已撤下' },
];

interface QuestionProps {
  one: StaffAnnouncement;
  act: Act;
  now: number;
  onClose: () => void;
}

function Question({ one, act, now, onClose }: QuestionProps) {
  const publish = usePublishAnnouncement();
  const withdraw = useWithdrawAnnouncement();
  const drop = useDeleteAnnouncement();
  const input = { params: { id: one.id } };
  if (act === 'publish') {
    const later = new Date(one.starts_at).getTime() > now;
    return (
      <AskFirst
        title="发布公告"
        yes={later ? '定时发布' : '发布'}
        done={later ? '已定时，到时自动发布' : '公告已发布'}
        act={() => publish.mutateAsync({ ...input, body: { revision: one.revision } })}
        onClose={onClose}
      >
        <p>
          “{one.title}”将{later ? `在 ${formatTime(one.starts_at)} ` : '立即'}送入
          {one.audience === 'all' ? '全部用户' : audienceWords(one.audience)}
          的消息中心{one.top_bar ? '，并在页面顶部提示' : ''}。发布后可以更正文字，也可以撤下。
        </p>
      </AskFirst>
    );
  }
  if (act === 'withdraw')
    return (
      <AskFirst
        title="撤下公告"
        yes="撤下"
        danger
        reason={200}
        done="公告已撤下"
        act={(reason) => withdraw.mutateAsync({ ...input, body: { reason } })}
        onClose={onClose}
      >
        <p>
          公告会从网站和 {one.reached.toLocaleString('en')}
          位用户的消息中心消失，已经读过的人无法再打开。原因只记入操作日志。
        </p>
      </AskFirst>
    );
  return (
    <AskFirst
      title="删除草稿"
      yes="删除"
      danger
      done="草稿已删除"
      act={() => drop.mutateAsync(input)}
      onClose={onClose}
    >
      <p>“{one.title}”还没有发布过，删除后不能找回。</p>
    </AskFirst>
  );
}

/** Announcements: written, shown to people, corrected and taken away. */
export function AnnouncementsPage() {
  const [search, setSearch] = useSearchParams();
  const status = statuses.find(({ value }) => String(value) === search.get('status'))?.value;
  const query = useInfiniteQuery(announcementsQuery(status));
  const [asked, setAsked] = useState<{ act: Act; one?: StaffAnnouncement }>();
  const now = useNow(60_000);
  const close = () => setAsked(undefined);
  const write = (
    <Button
      kind="primary"
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setAsked({ act: 'edit' })}
    >
      写公告
    </Button>
  );
  return (
    <SiteFrame
      tab="announcements"
      lead="发布后送入用户的消息中心，可在页面顶部提示"
      act={write}
      ready={!query.isPending}
    >
      <div className={styles.tools}>
        <Choice
          label="公告状态"
          value={status}
          options={statuses}
          onChoose={(value) => setSearch(value ? { status: String(value) } : {}, { replace: true })}
        />
      </div>
      <Listed
        query={query}
        things="公告"
        empty={(data) => rowsOf(data).length === 0}
        emptyTitle={status ? '没有这个状态的公告' : undefined}
        emptyText={status ? undefined : '服务时间调整、新功能上线，都可以写成公告告诉用户'}
        emptyAct={status ? undefined : write}
      >
        {(data) => (
          <ul className={rows.list} aria-label="公告">
            {rowsOf(data).map((one) => (
              <AnnouncementRow key={one.id} one={one} now={now} onAct={(act) => setAsked({ act, one })} />
            ))}
          </ul>
        )}
      </Listed>
      {query.hasNextPage ? (
        <p className={rows.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            加载更多
          </Button>
        </p>
      ) : null}
      {asked?.act === 'edit' ? <AnnouncementForm one={asked.one} onClose={close} /> : null}
      {asked?.one && asked.act !== 'edit' ? (
        <Question one={asked.one} act={asked.act} now={now} onClose={close} />
      ) : null}
    </SiteFrame>
  );
}

export default AnnouncementsPage;
