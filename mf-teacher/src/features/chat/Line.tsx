import type { OrderChatLine } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { Attachment } from './Attachment';
import styles from './Chat.module.css';
import type { Waiting } from './kept';

interface LineProps {
  line: OrderChatLine;
  /** Up to which line the other side has read. */
  otherReadId: number;
  /** Left out where nothing can be taken back any more. */
  onRecall?: (() => void) | undefined;
}

/** A line of the chat. */
export function Line({ line, otherReadId, onRecall }: LineProps) {
  const { from, mine, content, recalled } = line;
  if (from === 'system')
    return (
      <li className={styles.system}>
        <span>
          {formatTime(line.created_at)} {content}
        </span>
      </li>
    );
  if (recalled)
    return (
      <li className={styles.system}>
        <span>{mine ? '您' : line.sender}撤回了一条消息</span>
      </li>
    );
  return (
    <li className={mine ? styles.mine : styles.theirs}>
      {mine ? null : <span className={styles.who}>{line.sender}</span>}
      {content ? <p className={styles.bubble}>{content}</p> : null}
      {line.files.map((file) => (
        <Attachment key={file.id} file={file} />
      ))}
      <span className={styles.foot}>
        {formatTime(line.created_at)}
        {mine ? ` · ${line.id <= otherReadId ? '已读' : '已送达'}` : ''}
        {onRecall ? (
          <button type="button" className={styles.textButton} onClick={onRecall}>
            撤回
          </button>
        ) : null}
      </span>
    </li>
  );
}

interface WaitingLineProps {
  message: Waiting;
  onRetry: () => void;
  onDrop: () => void;
}

/** A message on its way, or one that waits for another try. */
export function WaitingLine({ message, onRetry, onDrop }: WaitingLineProps) {
  const failed = message.state === 'failed';
  return (
    <li className={styles.mine}>
      {message.content ? <p className={styles.bubble}>{message.content}</p> : null}
      {message.files.map(({ id, name }) => (
        <p key={id} className={styles.bubble}>
          {name}
        </p>
      ))}
      <span className={styles.foot} role="status">
        {failed ? (
          <>
            <span className={styles.failed}>未发送</span>
            <button type="button" className={styles.textButton} onClick={onRetry}>
              重试
            </button>
            <button type="button" className={styles.textButton} onClick={onDrop}>
              删除
            </button>
          </>
        ) : (
          '发送中…'
        )}
      </span>
    </li>
  );
}
