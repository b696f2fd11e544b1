import { Link, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { TalkLines } from '@harbor/ui/talk';
import { PictureField, usePictures } from '@harbor/ui/upload';
import { useState } from 'react';
import { queuePath } from '../../../desk/navigation';
import { Card } from '../../../parts/Card';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { linesForStaff } from '../parts/forStaff';
import { Loaded } from '../parts/Loaded';
import { PersonCard } from '../parts/PersonCard';
import { Pills } from '../parts/Pills';
import { SayForm } from '../parts/SayForm';
import { useCase } from '../parts/scope';
import { useDecision } from '../parts/useDecision';
import { ticketQuery } from '../queries';

type TicketAct = import('@harbor/contract').DataOf<'GET /staff/ticket/detail/:id'>['acts'][number];

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(ticketQuery(id))}>
      {(ticket) => (
        <>
          <Card
            title={ticket.topic}
            note={`${ticket.kind_text} · ${ticket.status_text}`}
            extra={
              ticket.order_id ? (
                <Link className={styles.link} to={queuePath('order', `?tab=all&case=${ticket.order_id}`)}>
                  看订单
                </Link>
              ) : null
            }
          >
            <Facts
              rows={[
                ['工单号', ticket.ticket_no],
                ['订单号', ticket.order_no],
                ['联系方式', ticket.contact],
                ['处理人', ticket.assignee || '还没有人受理'],
                [
                  '答复期限',
                  ticket.due_at ? (
                    <span className={ticket.overdue ? styles.alarm : undefined}>
                      {formatTime(ticket.due_at)}
                      {ticket.overdue ? '，已超时' : ''}
                    </span>
                  ) : (
                    ''
                  ),
                ],
                ['满意度', ticket.score === null ? '' : `${ticket.score} 分`],
              ]}
            />
          </Card>
          <Card title="往来">
            <TalkLines lines={linesForStaff(ticket.lines, '用户')} label="工单往来" />
          </Card>
          <PersonCard title="用户" person={ticket.user} />
        </>
      )}
    </Loaded>
  );
}

const titles: Record<TicketAct, string> = {
  take: '受理',
  reply: '回复',
  ask: '请用户补充',
  resolve: '解决',
  close: '关闭',
  note: '内部备注',
};
const said: Record<TicketAct, string> = {
  take: '已受理工单',
  reply: '已回复工单',
  ask: '已请用户补充',
  resolve: '已解决工单',
  close: '已关闭工单',
  note: '已记下备注',
};
/** After these the desk has nothing more to do for now. */
const leaves: readonly TicketAct[] = ['ask', 'resolve', 'close'];

function Form({ acts }: { acts: readonly TicketAct[] }) {
  const { id, queue, locked } = useCase();
  const written = acts.filter((act) => act !== 'take');
  const [chosen, setChosen] = useState<Exclude<TicketAct, 'take'>>();
  const act = chosen && acts.includes(chosen) ? chosen : written[0];
  const pictures = usePictures(6);
  const take = useDecision();
  const params = { id };
  return (
    <>
      {acts.includes('take') ? (
        <p className={decisions.foot}>
          <Button
            kind="primary"
            disabled={locked}
            loading={take.busy}
            onClick={() =>
              void take.decide(
                'POST /staff/ticket/act/:id',
                { params, body: { act: 'take' } },
                { said: said.take, stays: true },
              )
            }
          >
            受理
          </Button>
        </p>
      ) : null}
      <DecisionProblem decision={take} />
      {act ? (
        <>
          <Pills
            label="怎样处理"
            options={written.map((key) => [key, titles[key]] as const)}
            value={act}
            onChange={setChosen}
          />
          <SayForm
            key={act}
            name={act}
            label={act === 'note' ? '备注（用户看不到）' : '发给用户'}
            button={titles[act]}
            max={1000}
            min={act === 'close' ? 0 : 2}
            reasons={act === 'note' ? [] : queue.reasons}
            danger={act === 'close'}
            waiting={pictures.busy}
            onSend={async (decide, content) => {
              const done = await decide(
                'POST /staff/ticket/act/:id',
                {
                  params,
                  body: {
                    act,
                    content: content || undefined,
                    images: act !== 'note' && pictures.urls.length > 0 ? pictures.urls : undefined,
                  },
                },
                { said: said[act], stays: !leaves.includes(act) },
              );
              if (done) pictures.clear();
              return done;
            }}
          >
            {act === 'note' ? null : <PictureField pictures={pictures} most={6} label="附图" />}
          </SayForm>
        </>
      ) : null}
      {acts.length === 0 ? <p className={decisions.said}>现在没有可做的处理</p> : null}
    </>
  );
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(ticketQuery(id));
  return data ? <Form acts={data.acts} /> : null;
}

export default { Detail, Decision };
