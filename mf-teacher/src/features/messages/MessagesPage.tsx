import { systemSub, systemSubLabel } from '@harbor/contract/message-kinds';
import { LiveLink, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, Empty, onPhone, Pager, Panel, Tabs } from '@harbor/ui/kit';
import { StateGate } from '../../parts/StateGate';
import { useLive } from '../../parts/useLive';
import styles from './MessagesPage.module.css';
import { teacherMessages, useRead, useReadAll } from './queries';

const subs = [systemSub.take, systemSub.settlement, systemSub.teacher] as const;
const reads = ['POST /message/notice'] as const;
const home = '/teachermessage/';

/** `/teachermessage/`: what teachers are told of their takes, their income and their certification. */
export function MessagesPage() {
  const [search] = useSearchParams();
  const sub = subs.find((one) => String(one) === search.get('kind')) ?? systemSub.take;
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const query = useQuery(teacherMessages(sub, page));
  const readAll = useReadAll();
  const read = useRead();
  useLive(reads);
  usePage({ ready: !query.isPending });
  const counts = query.data?.subs;
  const unread = counts?.find((one) => one.sub === sub)?.unread ?? 0;
  return (
    <div className={styles.page}>
      {onPhone ? <HiddenTitle>老师消息</HiddenTitle> : <h1>老师消息</h1>}
      <div className={styles.head}>
        <Tabs
          label="老师消息"
          bare
          alert
          current={String(sub)}
          tabs={subs.map((one) => ({
            key: String(one),
            label: systemSubLabel[one],
            to: `${home}?kind=${one}`,
            ...(counts ? { count: counts.find(({ sub: key }) => key === one)?.unread ?? 0 } : {}),
          }))}
        />
        {unread > 0 ? (
          <Button loading={readAll.isPending} onClick={() => readAll.mutate({ body: { sub } })}>
            全部标为已读
          </Button>
        ) : null}
      </div>
      <StateGate query={query} failed="消息没有加载出来">
        {({ data, last_page: lastPage }) =>
          data.length === 0 ? (
            <Panel>
              <Empty title={`还没有${systemSubLabel[sub]}消息`} description="有新进展时会第一时间告诉您。" />
            </Panel>
          ) : (
            <>
              <ul className={styles.list}>
                {data.map((one) => (
                  <li key={one.id} className={one.read ? styles.row : styles.unread}>
                    <p className={styles.line}>
                      <b>{one.title}</b>
                      <time dateTime={one.created_at}>{formatWhen(one.created_at)}</time>
                    </p>
                    <p>{one.body}</p>
                    {one.link ? (
                      <LiveLink
                        to={one.link}
                        className={styles.link}
                        onClick={() => one.read || read.mutate({ body: { ids: [one.id] } })}
                      >
                        去看看
                      </LiveLink>
                    ) : null}
                  </li>
                ))}
              </ul>
              <Pager page={page} lastPage={lastPage} to={(to) => `${home}?kind=${sub}&page=${to}`} />
            </>
          )
        }
      </StateGate>
    </div>
  );
}

export default MessagesPage;
