import type { Message } from '@harbor/contract';
import { isLive, Link } from '@harbor/runtime';
import { Avatar, formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Trash2 } from 'lucide-react';
import { boxOf, targetOf } from '../../message-centre/boxes';
import styles from './MessageLine.module.css';

export interface MessageLineProps {
  message: Message;
  onRemove: (id: number) => void;
}

/** Who, what and when; the whole line leads on where there is somewhere to go. */
export function MessageLine({ message, onRemove }: MessageLineProps) {
  const target = targetOf(message, isLive);
  const content = (
    <>
      <Face message={message} />
      <span className={styles.words}>
        <span className={styles.title}>
          {message.sub_text ? <Tag>{message.sub_text}</Tag> : null}
          <b>{message.text}</b>
          {message.read ? null : <span className={styles.dot} role="img" aria-label="未读" />}
        </span>
        {message.body ? <span className={styles.body}>{message.body}</span> : null}
        <time className={styles.time} dateTime={message.created_at}>
          {formatWhen(message.created_at)}
        </time>
      </span>
    </>
  );
  return (
    <li className={styles.line}>
      {target ? (
        <Link to={target} className={styles.main}>
          {content}
        </Link>
      ) : (
        <div className={styles.main}>{content}</div>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={`删除：${message.text}`}
        onClick={() => onRemove(message.id)}
      >
        <Trash2 size={17} aria-hidden />
      </button>
    </li>
  );
}

function Face({ message }: { message: Message }) {
  const [first, second] = message.actors;
  if (!first) {
    const { Icon } = boxOf(message.kind);
    return (
      <span className={styles.icon}>
        <Icon size={20} aria-hidden />
      </span>
    );
  }
  return (
    <span className={styles.faces}>
      <Avatar name={first.nickname} src={first.avatar_img} size={second ? 32 : 44} />
      {second ? (
        <span className={styles.second}>
          <Avatar name={second.nickname} src={second.avatar_img} size={32} />
        </span>
      ) : null}
    </span>
  );
}
