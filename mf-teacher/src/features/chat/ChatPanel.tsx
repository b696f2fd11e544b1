import type { OrderChatLine } from '@harbor/contract';
import { http, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Download, Headphones, Search } from 'lucide-react';
import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Chat.module.css';
import { ChatSearch } from './ChatSearch';
import { Composer } from './Composer';
import { Line, WaitingLine } from './Line';
import type { OrderChatModel } from './useOrderChat';

/** Gives an export to the browser to be kept. */
async function save(orderId: number, orderNo: string, kind: 'export' | 'pdf'): Promise<void> {
  try {
    const content: unknown = await http.get(`/order_chat/${kind}/${orderId}`, { responseType: 'blob' });
    const address = URL.createObjectURL(content as Blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = `订单沟通_${orderNo}.${kind === 'pdf' ? 'pdf' : 'txt'}`;
    link.click();
    URL.revokeObjectURL(address);
    notify.success('已导出');
  } catch {
    // The call has said why.
  }
}

/** How near to the end one has to be, in px, for new lines to be followed. */
const near = 80;

interface ChatPanelProps {
  orderId: number;
  chat: OrderChatModel;
  /** In place of the frame of a card. */
  whole?: boolean;
}

/** The chat of an order: who is there, what was said, and where something is said. */
export function ChatPanel({ orderId, chat, whole = false }: ChatPanelProps) {
  const { head, lines, earlier, waiting, typing, problem } = chat;
  const [searching, setSearching] = useState(false);
  const [loading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const atEnd = useRef(true);
  const [, setTick] = useState(0);
  // The time to take something back runs out while the page stands.
  useEffect(() => {
    const timer = setInterval(() => setTick((n) => n + 1), 15_000);
    return () => clearInterval(timer);
  }, []);
  const last = lines.at(-1)?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes at the end is followed
  useLayoutEffect(() => {
    const box = list.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [last, waiting.length, typing]);

  if (!head)
    return (
      <section className={whole ? styles.whole : styles.card} aria-label="订单沟通">
        {problem ? (
          <div className={styles.state} role="alert">
            <p>沟通记录没有加载出来：{errorText(problem)}</p>
            <button type="button" className={styles.textButton} onClick={() => void chat.refresh()}>
              重试
            </button>
          </div>
        ) : (
          <p className={styles.state} role="status">
            正在加载沟通记录…
          </p>
        )}
      </section>
    );

  const { other, staff, can_send, state_text, me } = head;
  const scrolled = ({ currentTarget: box }: UIEvent<HTMLUListElement>) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < near;
  };
  const older = async () => {
    setLoading(true);
    atEnd.current = false;
    await chat.older().catch(() => {});
    setLoading(false);
  };
  const mayRecall = ({ recall_until }: OrderChatLine) =>
    recall_until !== null && Date.parse(recall_until) > Date.now();
  const recall = (line: OrderChatLine) =>
    void chat
      .recall(line)
      .then(() => notify.success('已撤回'))
      .catch(() => {});
  const presence = [other?.online ? '在线' : '', other?.reply_text ?? ''].filter(Boolean).join(' · ');
  return (
    <section className={whole ? styles.whole : styles.card} aria-label="订单沟通">
      <header className={styles.head}>
        <span className={styles.avatar} aria-hidden>
          {other?.avatar_img ? <img src={other.avatar_img} alt="" /> : (other?.name ?? '沟').slice(0, 1)}
        </span>
        <span className={styles.name}>
          <b>{other?.name ?? '订单沟通'}</b>
          {presence ? <small data-online={other?.online ? '' : undefined}>{presence}</small> : null}
        </span>
        <span className={styles.acts}>
          {staff.can_call ? (
            <button
              type="button"
              className={styles.act}
              onClick={() => void chat.callStaff().catch(() => {})}
            >
              <Headphones size={16} aria-hidden /> 请客服加入
            </button>
          ) : null}
          {staff.joined ? <small>客服在场</small> : staff.called ? <small>已请客服</small> : null}
          <button
            type="button"
            className={styles.act}
            aria-label="搜索沟通记录"
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
          >
            <Search size={16} aria-hidden />
          </button>
        </span>
      </header>
      {searching ? <ChatSearch orderId={orderId} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <ul className={styles.lines} ref={list} onScroll={scrolled} tabIndex={0} aria-label="消息">
        {earlier ? (
          <li className={styles.system}>
            <button
              type="button"
              className={styles.textButton}
              disabled={loading}
              onClick={() => void older()}
            >
              {loading ? '正在加载…' : '查看更早的消息'}
            </button>
          </li>
        ) : null}
        {lines.length === 0 && waiting.length === 0 ? (
          <li className={styles.system}>
            <span>{can_send ? '还没有消息，有问题可以在这里直接说。' : '没有沟通记录'}</span>
          </li>
        ) : null}
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            otherReadId={head.other_read_id}
            onRecall={can_send && line.mine && mayRecall(line) ? () => recall(line) : undefined}
          />
        ))}
        {waiting.map((message) => (
          <WaitingLine
            key={message.client_id}
            message={message}
            onRetry={() => void chat.retry(message)}
            onDrop={() => chat.drop(message)}
          />
        ))}
        {typing ? (
          <li className={styles.system}>
            <span role="status">{me === 'buyer' ? '老师' : '客户'}正在输入…</span>
          </li>
        ) : null}
      </ul>
      {problem ? (
        <p className={styles.warn} role="status">
          网络不稳，新消息可能晚一些显示；写好的消息不会丢。
        </p>
      ) : null}
      {can_send ? (
        <Composer orderId={orderId} onSend={chat.send} onTyped={chat.typed} />
      ) : (
        <p className={styles.state}>{state_text}</p>
      )}
      <p className={styles.exports}>
        <Download size={14} aria-hidden />
        <button
          type="button"
          className={styles.textButton}
          onClick={() => void save(orderId, head.order.order_no, 'pdf')}
        >
          导出 PDF
        </button>
        <button
          type="button"
          className={styles.textButton}
          onClick={() => void save(orderId, head.order.order_no, 'export')}
        >
          导出文本
        </button>
      </p>
    </section>
  );
}
