import type { DataOf } from '@harbor/contract';
import { call, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { Bone, errorText, formatTime, Waiting } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, Empty, LinkButton } from '@harbor/ui/kit';
import { useCallback } from 'react';
import { coursePath, schoolPath } from '../../courses/paths';
import { isClosed, isGone } from '../../parts/isGone';
import { BlockedCard } from '../../player/BlockedCard';
import { Player } from '../../player/Player';
import { usePlay } from '../../player/usePlay';
import styles from './LiveRecordPage.module.css';
import { liveRecord } from './queries';

/** `/client/live/record?token=…`: the replay of a live lesson, in a client's window without header and footer. */
export function LiveRecordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const query = useQuery(liveRecord(token));
  usePage({
    title: query.data ? `${query.data.record.lesson.title} · 直播回放` : undefined,
    ready: token === '' || !query.isPending,
  });
  if (token === '' || query.isError) {
    const over = isClosed(query.error) || isGone(query.error);
    return (
      <div className={styles.page}>
        <HiddenTitle>直播回放</HiddenTitle>
        <div className={styles.state}>
          <Empty
            scene={over || token === '' ? 'no-access' : 'error'}
            title={token === '' ? '链接不完整' : over ? '链接已失效' : '回放没有加载出来'}
            description={token === '' || over ? '请回到客户端，从课程里重新打开回放' : errorText(query.error)}
            action={
              token !== '' && !over ? (
                <Button kind="primary" onClick={() => void query.refetch()}>
                  重试
                </Button>
              ) : (
                <LinkButton to={schoolPath}>去视频学院</LinkButton>
              )
            }
          />
        </div>
      </div>
    );
  }
  if (!query.data)
    return (
      <div className={styles.page}>
        <HiddenTitle>直播回放</HiddenTitle>
        <Waiting className={styles.screen}>
          <Bone ratio="16/9" radius={12} />
        </Waiting>
      </div>
    );
  return <Replay token={token} record={query.data} />;
}

function Replay({ token, record: info }: { token: string; record: DataOf<'GET /live/record'> }) {
  const { record } = info;
  const ask = useCallback(
    (wanted: { play_id?: string; take_over?: boolean }) =>
      call('POST /live/ticket', { body: { token, ...wanted }, silent: true }),
    [token],
  );
  const play = usePlay(info, ask, () => undefined);
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <Player
          info={info}
          play={play}
          startAt={0}
          cover={
            play.blocked ? (
              <BlockedCard
                blocked={play.blocked}
                onTakeOver={play.takeOver}
                coursePath={coursePath(record.course.id)}
              />
            ) : undefined
          }
        />
      </div>
      <header className={styles.head}>
        <h1>
          第 {record.lesson.number} 讲 {record.lesson.title}
        </h1>
        <p>
          {record.course.title} · {record.course.teacher} · 链接 {formatTime(record.expires_at)} 前有效
        </p>
      </header>
    </div>
  );
}

export default LiveRecordPage;
