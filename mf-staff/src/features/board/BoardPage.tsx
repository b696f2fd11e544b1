import { usePage, useQuery } from '@harbor/runtime';
import { Bone, formatTime, Waiting } from '@harbor/ui';
import { Button, Empty, ErrorBlock, Panel } from '@harbor/ui/kit';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { DeskFrame } from '../../desk/DeskFrame';
import { boardQuery } from '../../desk/queries';
import { Choice } from '../../parts/Choice';
import { useNow } from '../../parts/useNow';
import { FirstDayCard, useFirstDayWaits } from '../first-day';
import { Alerts } from './Alerts';
import styles from './BoardPage.module.css';
import { Duty } from './Duty';
import { Health } from './Health';
import { Holding } from './Holding';
import { QueueCards } from './QueueCards';
import { Today } from './Today';

const days = '日一二三四五六';

/** `11月21日 星期六 10:24`, by a clock in China. */
function momentOf(at: string): string {
  const [, month = '', day = '', clock = ''] = /^\d+-(\d\d)-(\d\d) (.+)$/.exec(formatTime(at)) ?? [];
  const weekday = days[new Date(new Date(at).getTime() + 8 * 3600_000).getUTCDay()];
  return `${Number(month)} 月 ${Number(day)} 日 星期${weekday} ${clock}`;
}

function BoardSkeleton() {
  return (
    <Waiting>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.bones}>
            {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
              <Bone key={n} height={129} radius={12} />
            ))}
          </div>
          <Bone height={178} radius={12} />
          <Bone height={290} radius={12} />
        </div>
        <div className={styles.side}>
          <Bone height={300} radius={12} />
          <Bone height={160} radius={12} />
          <Bone height={260} radius={12} />
        </div>
      </div>
    </Waiting>
  );
}

/** The desk's first page: what waits, how the day goes, what is wrong, who is there. */
export function BoardPage() {
  const { data: answered, error, refetch, isFetching } = useQuery(boardQuery());
  const data = useFirstDayWaits() ? undefined : answered;
  const [own, setOwn] = useState(false);
  const now = useNow();
  usePage({ ready: data !== undefined || (answered === undefined && error !== null) });
  const queues = data?.queues ?? [];
  const mine = queues.reduce((sum, queue) => sum + queue.mine, 0);
  const shown = own ? queues.filter((queue) => queue.mine > 0) : queues;
  const calm = queues.every(({ count }) => count === 0);
  return (
    <DeskFrame>
      <header className={styles.head}>
        <h1>待办看板</h1>
        <p className={styles.at}>{data ? `${momentOf(data.at)}，每分钟刷新` : '每分钟刷新'}</p>
        <Choice
          label="看哪些队列"
          value={own}
          onChoose={setOwn}
          options={[
            { value: false, title: '全部岗位' },
            {
              value: true,
              key: 'own',
              title: (
                <>
                  只看我的 <span className={styles.mine}>{data ? mine : ''}</span>
                </>
              ),
            },
          ]}
        />
        <Button
          icon={<RefreshCw size={14} aria-hidden />}
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          刷新
        </Button>
      </header>
      {!data && (answered || !error) ? <BoardSkeleton /> : null}
      {!answered && error ? (
        <Panel>
          <ErrorBlock error={error} title="看板没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data ? (
        <>
          {error ? (
            <p className={styles.stale} role="status">
              没有取到最新数据，显示的是 {momentOf(data.at)} 的情况
            </p>
          ) : null}
          <div className={styles.columns}>
            <div className={styles.main}>
              <FirstDayCard />
              {calm || (own && shown.length === 0) ? (
                <Panel>
                  <Empty
                    compact
                    title={calm ? '没有待办' : '没有您正在处理的事项'}
                    description={
                      calm ? '所有队列都处理完了，有新的会出现在这里' : '到全部岗位里选一个队列开始处理'
                    }
                  />
                </Panel>
              ) : null}
              {calm ? null : <QueueCards queues={shown} now={now} />}
              {data.figures.length > 0 ? <Today figures={data.figures} at={data.at} /> : null}
              {data.releases.length > 0 ? <Health releases={data.releases} /> : null}
            </div>
            <div className={styles.side}>
              <Alerts alerts={data.alerts} />
              <Holding holding={data.holding} now={now} />
              <Duty duty={data.duty} handover={data.handover} />
            </div>
          </div>
        </>
      ) : null}
    </DeskFrame>
  );
}

export default BoardPage;
