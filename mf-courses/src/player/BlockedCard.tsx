import { errorText, formatWhen } from '@harbor/ui';
import { Button, LinkButton } from '@harbor/ui/kit';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import styles from './BlockedCard.module.css';
import type { Blocked } from './usePlay';

interface BlockedCardProps {
  blocked: Blocked;
  onTakeOver: () => Promise<void>;
  /** Where the course can be bought again. */
  coursePath: string;
}

/** Why the lesson does not play here, and the way on. */
export function BlockedCard({ blocked, onTakeOver, coursePath }: BlockedCardProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async () => {
    setBusy(true);
    setProblem('');
    try {
      await onTakeOver();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const go = (
    <Button kind="primary" loading={busy} onClick={() => void take()}>
      在此设备继续
    </Button>
  );
  if (blocked.reason === 'closed')
    return (
      <div className={styles.card} role="alert">
        <p className={styles.title}>课程已不在您的课堂里</p>
        <p>已退款或已过有效期。您的笔记和考试记录仍为您保留。</p>
        <LinkButton to={coursePath} primary>
          查看课程
        </LinkButton>
      </div>
    );
  if (blocked.reason === 'refused')
    return (
      <div className={styles.card} role="alert">
        <p className={styles.title}>暂时不能播放</p>
        <p>{errorText(blocked.error)}</p>
        {go}
      </div>
    );
  const elsewhere = blocked.reason === 'elsewhere';
  return (
    <div className={styles.card} role="alert">
      <MonitorSmartphone size={28} aria-hidden />
      <p className={styles.title}>{elsewhere ? '已在其他设备上播放' : '已有两处在播放'}</p>
      <p>
        {elsewhere ? '这里的播放因此停下。' : '一个账号最多同时在两处观看。'}
        在此设备继续，会结束最早的一处。
      </p>
      {blocked.reason === 'plays' && blocked.plays.length > 0 ? (
        <ul className={styles.plays}>
          {blocked.plays.map(({ play_id, device, lesson_title, started_at }) => (
            <li key={play_id}>
              {device} · {lesson_title} · {formatWhen(started_at)}
            </li>
          ))}
        </ul>
      ) : null}
      {problem ? <p className={styles.problem}>{problem}</p> : null}
      {go}
    </div>
  );
}
