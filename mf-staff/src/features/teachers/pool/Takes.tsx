import type { DeskPoolDetail, DeskTake } from '@harbor/contract';
import { formatWhen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { Card } from '../../../parts/Card';
import styles from './Pool.module.css';
import { useExtendTake, useRemoveTake } from './queries';
import { takeTone } from './words';

type Asked = { act: 'extend' | 'remove'; take: DeskTake };

/** How long an extension is. */
const hours = 12;

/** Everybody who has taken an order, each with what staff may do. */
export function Takes({ order }: { order: DeskPoolDetail }) {
  const [asked, setAsked] = useState<Asked>();
  const extend = useExtendTake();
  const remove = useRemoveTake();
  return (
    <Card title="接单的老师" note={order.need_trial ? `第 ${order.round} 轮` : undefined}>
      {order.takes.length === 0 ? <p className={styles.none}>还没有老师接单</p> : null}
      <ul className={styles.takes} aria-label="接单的老师">
        {order.takes.map((take) => (
          <li key={take.take_id}>
            <div>
              <b>{take.teacher.name}</b> <Tag tone={takeTone(take.status)}>{take.status_text}</Tag>
              <p>
                <span>{take.via_text}</span>
                {take.letter ? <span>试做 {take.letter}</span> : null}
                {take.score !== null ? <span>客户评分 {take.score.toFixed(1)}</span> : null}
                {take.percent > 0 ? <span>进度 {take.percent}%</span> : null}
                <span>
                  {take.due_at ? `${formatWhen(take.due_at)}到期` : `${formatWhen(take.taken_at)}接单`}
                </span>
                {take.reason ? <span>{take.reason}</span> : null}
              </p>
            </div>
            <div className={styles.acts}>
              {take.acts.map((act) => (
                <Button
                  key={act}
                  kind={act === 'remove' ? 'danger' : 'outline'}
                  aria-label={`${act === 'remove' ? '移除' : '延长'}${take.teacher.name}`}
                  onClick={() => setAsked({ act, take })}
                >
                  {act === 'remove' ? '移除' : '延长'}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {asked?.act === 'extend' ? (
        <AskFirst
          title={`给 ${asked.take.teacher.name} 延长 ${hours} 小时`}
          yes="延长"
          reason={200}
          done="已延长"
          act={(reason) =>
            extend.mutateAsync({ params: { id: asked.take.take_id }, body: { hours, reason } })
          }
          onClose={() => setAsked(undefined)}
        >
          <p>下一步的期限从现在或原来的期限起延长，老师会收到通知。</p>
        </AskFirst>
      ) : null}
      {asked?.act === 'remove' ? (
        <AskFirst
          title={`移除 ${asked.take.teacher.name}`}
          yes="移除"
          danger
          reason={200}
          done="已移除"
          act={(reason) => remove.mutateAsync({ params: { id: asked.take.take_id }, body: { reason } })}
          onClose={() => setAsked(undefined)}
        >
          <p>名额空出来，正在服务的订单回到接单池的最前面。不扣信用分。</p>
        </AskFirst>
      ) : null}
    </Card>
  );
}
