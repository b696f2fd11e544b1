import type { DataOf } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { useMe } from '../../../desk/useMe';
import { DecisionProblem } from '../parts/DecisionProblem';
import { useCase } from '../parts/scope';
import { useDecision } from '../parts/useDecision';
import styles from './Chat.module.css';
import { HandOver } from './HandOver';
import { chatStates } from './states';

type Conversation = DataOf<'GET /staff/chat/msg/:id'>['conversation'];

const waits = [
  ['half_hour', '30 分钟后'],
  ['two_hours', '2 小时后'],
  ['next_shift', '下一班开始'],
] as const;

export interface LaterActsProps {
  conversation: Conversation;
  /** The last line on the page: what the user says after it is not put away with the rest. */
  seen: number | undefined;
}

/** What can be done with a conversation besides answering: put off, handed on, taken over, ended. */
export function LaterActs({ conversation, seen }: LaterActsProps) {
  const { id, locked } = useCase();
  const me = useMe();
  const decision = useDecision();
  const [handing, setHanding] = useState(false);
  const { status, assignee_id, snoozed_until, user } = conversation;
  const params = { id };
  const { decide, busy } = decision;
  const off = locked || busy;
  const served = status === chatStates.served;
  const later = status === chatStates.later;
  // Who had the last conversation does not have the one that waits.
  const holder = served || later ? assignee_id : null;
  return (
    <div className={styles.others}>
      {later ? (
        <p className={styles.note}>
          {snoozed_until ? `${formatTime(snoozed_until)} 回到接待中；` : ''}用户再发消息时会提前回来
        </p>
      ) : null}
      {served || later ? (
        <fieldset className={styles.row}>
          <legend>稍后处理</legend>
          {waits.map(([until, title]) => (
            <Button
              key={until}
              disabled={off}
              onClick={() =>
                void decide(
                  'POST /staff/chat/snooze/:id',
                  { params, body: { until, seen } },
                  { said: `${user.nickname} 的会话已放到稍后处理` },
                )
              }
            >
              {title}
            </Button>
          ))}
          {later ? (
            <Button
              disabled={off}
              onClick={() =>
                void decide('POST /staff/chat/wake/:id', { params }, { said: '已恢复处理', stays: true })
              }
            >
              现在处理
            </Button>
          ) : null}
        </fieldset>
      ) : null}
      <div className={styles.row}>
        {holder !== null && holder !== me.id ? (
          <Button
            disabled={off || me.id === 0}
            onClick={() =>
              void decide(
                'POST /staff/chat/assign/:id',
                { params, body: { to: me.id } },
                { said: `已接手 ${user.nickname} 的会话`, stays: true },
              )
            }
          >
            由我接手
          </Button>
        ) : null}
        <Button disabled={off} onClick={() => setHanding(true)}>
          转交同事
        </Button>
        {served || later ? (
          <Button
            disabled={off}
            onClick={() =>
              void decide(
                'POST /staff/chat/close/:id',
                { params, body: { seen } },
                { said: `已结束与 ${user.nickname} 的会话` },
              )
            }
          >
            结束会话，邀请评价
          </Button>
        ) : null}
      </div>
      <DecisionProblem decision={decision} />
      {handing ? <HandOver from={holder} onClose={() => setHanding(false)} /> : null}
    </div>
  );
}
