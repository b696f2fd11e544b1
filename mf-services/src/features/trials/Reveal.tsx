import type { BlindTrial, TrialsOfOrder } from '@harbor/contract';
import { LiveLink, notify } from '@harbor/runtime';
import { Avatar, Countdown } from '@harbor/ui';
import { Button, LinkButton } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { useCollectTeacher } from './queries';
import { Emblem } from './TrialCard';
import styles from './Trials.module.css';

const percent = (rate: number | null) => (rate === null ? '样本不足' : `${Math.round(rate * 100)}%`);

/** Who made the trials, once one was chosen. */
export function Reveal({ data }: { data: TrialsOfOrder }) {
  const chosen = data.trials.find(({ state }) => state === 'chosen');
  if (!data.trials.some(({ teacher }) => teacher)) return null;
  return (
    <section className={styles.reveal} aria-label="揭晓姓名">
      {chosen ? (
        <p className={styles.note} role="status">
          您选定了试做 {chosen.letter}。
          {data.confirm_until ? (
            <>
              {chosen.teacher?.name}老师会在{' '}
              <Countdown until={data.confirm_until} serverTime={data.server_time} />{' '}
              内确认开始；若无法开始，将按评分询问下一位。
            </>
          ) : (
            `理由：${data.reason}`
          )}
        </p>
      ) : null}
      <ul className={styles.people}>
        {data.trials.map((trial) => (
          <Person key={trial.letter} trial={trial} order={data.order.id} />
        ))}
      </ul>
    </section>
  );
}

function Person({ trial, order }: { trial: BlindTrial; order: number }) {
  const { teacher, letter, state } = trial;
  const [collected, setCollected] = useState(false);
  const collect = useCollectTeacher({
    onSuccess: (answer) => {
      setCollected(answer.collected);
      notify.success(answer.collected ? '已收藏' : '已取消收藏');
    },
  });
  if (!teacher) return null;
  return (
    <li className={state === 'chosen' ? styles.winner : styles.person}>
      <div className={styles.who}>
        <Avatar name={teacher.name} src={teacher.avatar_img} size={48} />
        <div>
          <p>
            <LiveLink to={`/teacherlist/${teacher.id}`} otherwise={<b>{teacher.name}</b>}>
              <b>{teacher.name}</b>
            </LiveLink>{' '}
            <Tag tone="accent">{teacher.level_text}</Tag>
          </p>
          <small className={styles.small}>{teacher.title}</small>
        </div>
        <span>
          <Emblem letter={letter} size={16} /> 试做 {letter}
        </span>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>准时率 n={teacher.done_count}</dt>
          <dd>{percent(teacher.on_time_rate)}</dd>
        </div>
        <div>
          <dt>验收率</dt>
          <dd>{percent(teacher.accept_rate)}</dd>
        </div>
        <div>
          <dt>评分</dt>
          <dd>{teacher.score === null ? '样本不足' : teacher.score.toFixed(1)}</dd>
        </div>
      </dl>
      {state === 'chosen' ? (
        <LinkButton primary to={`/orderdetail/${order}`}>
          和{teacher.name}老师沟通
        </LinkButton>
      ) : (
        <p className={styles.thanks}>
          <small className={styles.small}>已致谢，并附评分与选定标准</small>
          <Button
            kind="text"
            loading={collect.isPending}
            aria-pressed={collected}
            onClick={() => collect.mutate({ params: { id: String(teacher.id) } })}
          >
            {collected ? '已收藏' : '收藏老师'}
          </Button>
        </p>
      )}
    </li>
  );
}
