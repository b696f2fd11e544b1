import type { ChatMessage } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import { formatFen, formatWhen } from '@harbor/ui';
import { Spoken } from '@harbor/ui/heading';
import { Headset, RotateCw } from 'lucide-react';
import styles from './ChatLines.module.css';
import type { Outgoing } from './outgoing';

export interface ChatLinesProps {
  lines: ChatMessage[];
  outgoing: Outgoing[];
  onAgain: (line: Outgoing) => void;
}

const fiveMinutes = 300_000;

/** Whether the time is shown above a line: at the start, and after a pause. */
const timed = (line: ChatMessage, before: ChatMessage | undefined) =>
  !before || Date.parse(line.created_at) - Date.parse(before.created_at) > fiveMinutes;

/** What was said, oldest first, and what is still on its way. */
export function ChatLines({ lines, outgoing, onAgain }: ChatLinesProps) {
  return (
    <ol className={styles.lines} aria-label="会话内容">
      {lines.map((line, n) => (
        <li key={line.id} className={styles[line.from]}>
          {timed(line, lines[n - 1]) ? (
            <time className={styles.time} dateTime={line.created_at}>
              {formatWhen(line.created_at)}
            </time>
          ) : null}
          <Said line={line} />
        </li>
      ))}
      {outgoing.map((one) => (
        <li key={one.clientId} className={styles.user}>
          <div className={styles.row}>
            <div className={`${styles.bubble} ${styles.going}`}>
              {one.line.content ?? (one.line.image ? '图片' : '订单')}
            </div>
          </div>
          {one.failed ? (
            <button type="button" className={styles.again} onClick={() => onAgain(one)}>
              <RotateCw size={13} aria-hidden />
              没有发出，点此重发
            </button>
          ) : (
            <span className={styles.sending}>正在发送…</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Said({ line }: { line: ChatMessage }) {
  if (line.from === 'system') return <p className={styles.note}>{line.content}</p>;
  return (
    <div className={styles.row}>
      {line.from === 'staff' ? (
        <span className={styles.face} title={line.sender}>
          <Headset size={18} aria-hidden />
        </span>
      ) : null}
      <Spoken>{line.from === 'staff' ? '客服：' : '我：'}</Spoken>
      <Bubble line={line} />
    </div>
  );
}

function Bubble({ line }: { line: ChatMessage }) {
  if (line.type === 'image')
    return (
      <a href={line.image} target="_blank" rel="noreferrer" className={styles.picture}>
        <img src={line.image} alt="聊天图片" />
      </a>
    );
  if (line.order)
    return (
      <LiveLink to={`/orderdetail/${line.order.id}`} className={styles.order}>
        <img src={line.order.cover} alt="" width={72} height={48} />
        <span className={styles.orderWords}>
          <b>{line.order.title}</b>
          <span>
            ¥{formatFen(line.order.pay_fen)} · {line.order.status_text}
          </span>
        </span>
      </LiveLink>
    );
  return <div className={styles.bubble}>{line.content}</div>;
}
