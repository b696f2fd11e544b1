import type { DeskOrderChat } from '@harbor/contract';
import { call, onLive } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { FileLink } from '@harbor/ui/upload';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { WordsField } from '../../../parts/WordsField';
import styles from './ChatCard.module.css';

/** Behind the live events, in ms. */
const polling = 8000;

type Line = DeskOrderChat['data'][number];

const merged = (known: readonly Line[], come: readonly Line[]): Line[] =>
  [...new Map([...known, ...come].map((line) => [line.id, line])).values()].sort((a, b) => a.id - b.id);

const parties = { buyer: '客户', teacher: '老师', '': '' } as const;

/** The chat of an order: read with a reason that is kept, joined with a line that both parties see. */
export function ChatCard({ orderId }: { orderId: number }) {
  const [chat, setChat] = useState<DeskOrderChat>();
  const [lines, setLines] = useState<Line[]>([]);
  const [earlier, setEarlier] = useState(false);
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const mark = useRef(crypto.randomUUID());
  const saving = useSaving();
  const params = { id: orderId };

  const show = (answer: DeskOrderChat, fresh: boolean) => {
    setChat(answer);
    setLines((before) => (fresh ? answer.data : merged(before, answer.data)));
    if (fresh) setEarlier(answer.has_more);
  };

  const rev = chat?.rev;
  const refresh = useCallback(async () => {
    if (rev === undefined || document.hidden) return;
    try {
      const query = rev > 0 ? { since: String(rev) } : {};
      const answer = await call('GET /staff/order_chat/:id', {
        params: { id: orderId },
        query,
        silent: true,
      });
      setChat(answer);
      setLines((before) => merged(before, answer.data));
    } catch {
      // The reason is over, or the line is down: what stands here stays, and the next look asks again.
    }
  }, [orderId, rev]);
  useEffect(() => {
    const timer = setInterval(() => void refresh(), polling);
    const stop = onLive('order_chat', ({ order, what }) => {
      if (what !== 'typing' && (order === undefined || order === orderId)) void refresh();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [refresh, orderId]);

  async function handleOpen() {
    const answer = await saving.run(() =>
      call('POST /staff/order_chat/open/:id', { params, body: { reason: reason.trim() }, silent: true }),
    );
    if (answer) show(answer, true);
  }

  async function handleSeat(what: 'join' | 'leave') {
    const answer = await saving.run(() =>
      call(`POST /staff/order_chat/${what}/:id`, { params, body: {}, silent: true }),
    );
    if (answer) show(answer, true);
  }

  async function handleSend() {
    const body = { content: words.trim(), client_id: mark.current };
    const answer = await saving.run(() =>
      call('POST /staff/order_chat/send/:id', { params, body, silent: true }),
    );
    if (!answer) return;
    mark.current = crypto.randomUUID();
    setWords('');
    await refresh();
  }

  async function handleEarlier() {
    const first = lines[0];
    if (!first) return;
    const answer = await saving.run(() =>
      call('GET /staff/order_chat/:id', { params, query: { before: String(first.id) }, silent: true }),
    );
    if (!answer) return;
    setLines((before) => merged(before, answer.data));
    setEarlier(answer.has_more);
  }

  if (!chat)
    return (
      <Card title="订单沟通" note="查看需写明原因并留痕，30 分钟内有效">
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void handleOpen();
          }}
        >
          <WordsField
            label="查看原因"
            value={reason}
            onChange={setReason}
            max={200}
            rows={2}
            error={saving.fieldError('reason') ?? saving.problem}
          />
          <Button type="submit" disabled={reason.trim().length < 2 || saving.busy}>
            查看沟通记录
          </Button>
        </form>
      </Card>
    );

  const { buyer, teacher, called_at, called_by, joined, joined_by, me_joined, can_send } = chat;
  return (
    <Card
      title="订单沟通"
      note={`${buyer.name}${teacher ? ` · ${teacher.name}` : ''}`}
      extra={
        me_joined ? (
          <Button onClick={() => void handleSeat('leave')} disabled={saving.busy}>
            离开
          </Button>
        ) : chat.state === 'open' ? (
          <Button onClick={() => void handleSeat('join')} disabled={saving.busy}>
            加入沟通
          </Button>
        ) : undefined
      }
    >
      {called_at ? (
        <p className={styles.note}>
          <Tag tone="alert">{parties[called_by]}请客服加入</Tag> {formatTime(called_at)}
        </p>
      ) : null}
      {joined && !me_joined ? <p className={styles.note}>客服 {joined_by} 正在沟通中</p> : null}
      {earlier ? (
        <button type="button" className={styles.more} onClick={() => void handleEarlier()}>
          查看更早的消息
        </button>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <ul className={styles.lines} aria-label="沟通记录" tabIndex={0}>
        {lines.length === 0 ? <li className={styles.note}>还没有沟通记录</li> : null}
        {lines.map((line) => (
          <li key={line.id} data-from={line.from}>
            <small>
              {formatTime(line.created_at)} {line.sender || '系统'}
              {line.flagged ? <Tag tone="alert">合规提示</Tag> : null}
            </small>
            {line.recalled ? <p>（已撤回一条消息）</p> : line.content ? <p>{line.content}</p> : null}
            {line.files.map((file) =>
              file.readable ? (
                <FileLink key={file.id} file={file} />
              ) : (
                <p key={file.id}>{file.name}（已不能下载）</p>
              ),
            )}
          </li>
        ))}
      </ul>
      {can_send ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void handleSend();
          }}
        >
          <WordsField label="回复双方" value={words} onChange={setWords} max={1000} rows={3} />
          <Button type="submit" disabled={words.trim() === '' || saving.busy}>
            发送
          </Button>
        </form>
      ) : (
        <p className={styles.note}>{chat.state_text || '加入后可以回复，双方会看到提示。'}</p>
      )}
      {saving.problem ? (
        <p className={styles.problem} role="alert">
          {saving.problem}
        </p>
      ) : null}
    </Card>
  );
}
