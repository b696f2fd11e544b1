import { useQuery } from '@harbor/runtime';
import { formatFen, formatWhen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { PictureField, usePictures } from '@harbor/ui/upload';
import { useEffect, useRef } from 'react';
import { Card } from '../../../parts/Card';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import styles from '../parts/Detail.module.css';
import { Images } from '../parts/Images';
import { Loaded } from '../parts/Loaded';
import { PersonCard } from '../parts/PersonCard';
import { SayForm } from '../parts/SayForm';
import { useCase } from '../parts/scope';
import { useDecision } from '../parts/useDecision';
import { chatQuery } from '../queries';
import chat from './Chat.module.css';
import { LaterActs } from './LaterActs';
import { Replies } from './Replies';
import { chatStates } from './states';

type Line = import('@harbor/contract').ChatMessage;

function Bubbles({ lines }: { lines: readonly Line[] }) {
  const place = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into sight
  useEffect(() => {
    // A page that is ready with its first commit is shown after its effects: until then nothing has a height.
    const frame = requestAnimationFrame(() => {
      if (place.current) place.current.scrollTop = place.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [last]);
  return (
    <ol ref={place} className={styles.bubbles} aria-label="会话">
      {lines.map((line) =>
        line.from === 'system' ? (
          <li key={line.id} className={styles.system}>
            {line.content}
          </li>
        ) : (
          <li key={line.id} className={line.from === 'staff' ? styles.mine : styles.theirs}>
            <div className={styles.bubble}>
              {line.content}
              {line.image ? <Images images={[line.image]} /> : null}
              {line.order ? (
                <p>
                  订单 {line.order.title} · ¥{formatFen(line.order.pay_fen)} · {line.order.status_text}
                </p>
              ) : null}
            </div>
            <small>
              {line.sender} {formatWhen(line.created_at)}
            </small>
          </li>
        ),
      )}
    </ol>
  );
}

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(chatQuery(id))}>
      {({ conversation, data, has_more }) => (
        <>
          <Card
            title={`与 ${conversation.user.nickname} 的会话`}
            note={conversation.status_text}
            extra={conversation.assignee ? `接待 ${conversation.assignee}` : '还没有人接待'}
          >
            {conversation.handover ? (
              <p className={chat.handover}>
                <b>交接说明</b>
                {`\n${conversation.handover}`}
              </p>
            ) : null}
            {has_more ? <p className={styles.system}>更早的消息没有显示</p> : null}
            <Bubbles lines={data} />
            {conversation.score === null ? null : (
              <p className={chat.score}>
                <b>满意度 {conversation.score} 分</b>
                {conversation.score_comment ? <span>{conversation.score_comment}</span> : null}
              </p>
            )}
          </Card>
          <PersonCard title="用户" person={conversation.user} />
        </>
      )}
    </Loaded>
  );
}

function Answer() {
  const { id, locked } = useCase();
  const pictures = usePictures(1);
  return (
    <SayForm
      name="say"
      label="回复"
      button="发送"
      max={1000}
      min={pictures.urls.length > 0 ? 0 : 1}
      helps={(insert) => <Replies disabled={locked} onChoose={insert} />}
      waiting={pictures.busy}
      onSend={async (decide, content) => {
        const body = {
          content: content || undefined,
          image: pictures.urls[0],
          client_id: crypto.randomUUID(),
        };
        const done = await decide(
          'POST /staff/chat/send/:id',
          { params: { id }, body },
          { said: '已发送', stays: true },
        );
        if (done) pictures.clear();
        return done;
      }}
    >
      <PictureField pictures={pictures} most={1} label="附图" />
    </SayForm>
  );
}

function Decision() {
  const { id, locked } = useCase();
  const { data } = useQuery(chatQuery(id));
  const decision = useDecision();
  if (!data) return null;
  const { conversation } = data;
  const seen = data.data.at(-1)?.id;
  if (conversation.status === chatStates.closed)
    return <p className={decisions.said}>会话已结束，用户再次发来消息时会重新排队</p>;
  return (
    <>
      {conversation.status === chatStates.waiting ? (
        <p className={decisions.foot}>
          <Button
            kind="primary"
            disabled={locked}
            loading={decision.busy}
            onClick={() =>
              void decision.decide(
                'POST /staff/chat/take/:id',
                { params: { id } },
                { said: `已接待 ${conversation.user.nickname}`, stays: true },
              )
            }
          >
            接待
          </Button>
        </p>
      ) : (
        <Answer />
      )}
      <DecisionProblem decision={decision} />
      <LaterActs conversation={conversation} seen={seen} />
    </>
  );
}

export default { Detail, Decision };
