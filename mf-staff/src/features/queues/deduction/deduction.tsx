import type { DeductionAct } from '@harbor/contract';
import { Link, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { useState } from 'react';
import { queuePath } from '../../../desk/navigation';
import { deductionQuery } from '../../../income/calls';
import { yuan } from '../../../income/tones';
import { Card } from '../../../parts/Card';
import decisions from '../parts/Decision.module.css';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { Pills } from '../parts/Pills';
import { SayForm } from '../parts/SayForm';
import { useCase } from '../parts/scope';
import { Timeline } from '../parts/Timeline';

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(deductionQuery(id))}>
      {(one) => (
        <>
          <Card
            title={`${one.reason_text}，扣 ${yuan(one.amount_fen)}`}
            note={one.status_text}
            extra={
              <Link className={styles.link} to={queuePath('order', `?tab=all&case=${one.order.id}`)}>
                看订单
              </Link>
            }
          >
            <p className={styles.quote}>{one.content}</p>
            <Facts
              rows={[
                ['老师', one.teacher.name],
                ['订单', `${one.order.title}（${one.order.order_no}）`],
                ['客户实付', yuan(one.paid_fen)],
                ['这笔收入', yuan(one.settlement_fen)],
                ['算法', one.formula],
                ['依据', one.rule],
                ['提出', `${one.proposed_by} ${formatTime(one.proposed_at)}`],
                ['答复期限', formatTime(one.answer_due_at)],
              ]}
            />
          </Card>
          {one.evidence.length > 0 ? (
            <Card title="证据">
              <ul className={styles.rows}>
                {one.evidence.map(({ title, text }) => (
                  <li key={title}>
                    <b>{title}</b>
                    {text ? `：${text}` : ''}
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
          {one.answer ? (
            <Card title="老师的说明" note={one.answered_at ? formatTime(one.answered_at) : ''}>
              <p className={styles.quote}>{one.answer}</p>
            </Card>
          ) : null}
          <Card title="经过">
            <Timeline
              lines={one.timeline.map(({ title, by, content, at }) => ({
                title,
                actor: by,
                note: content,
                at,
              }))}
            />
          </Card>
        </>
      )}
    </Loaded>
  );
}

const titles: Record<DeductionAct, string> = { uphold: '维持扣款', drop: '取消扣款', withdraw: '撤回扣款' };

function Form({ acts }: { acts: readonly DeductionAct[] }) {
  const { id } = useCase();
  const [chosen, setChosen] = useState<DeductionAct>();
  const act = chosen && acts.includes(chosen) ? chosen : acts[0];
  if (!act) return <p className={decisions.said}>现在没有可做的处理：需由提出人以外的同事复核</p>;
  return (
    <>
      <Pills
        label="怎样处理"
        options={acts.map((key) => [key, titles[key]] as const)}
        value={act}
        onChange={setChosen}
      />
      <SayForm
        key={act}
        name={act}
        label="理由（老师可见）"
        button={titles[act]}
        max={500}
        min={4}
        reasons={[]}
        danger={act === 'uphold'}
        field="content"
        onSend={(decide, content) =>
          decide(
            'POST /staff/deduction/act/:id',
            { params: { id }, body: { act, content } },
            { said: `已${titles[act]}` },
          )
        }
      />
    </>
  );
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(deductionQuery(id));
  return data ? <Form key={data.status} acts={data.acts} /> : null;
}

export default { Detail, Decision };
