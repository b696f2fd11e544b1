import { Link, LiveLink, usePage } from '@harbor/runtime';
import { Empty, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { UndoBar } from '../../centre/UndoBar';
import { FeedBody } from '../../frames/FeedBody';
import { MessagesFrame } from '../../frames/messages/MessagesFrame';
import { StateFilter } from '../../frames/messages/StateFilter';
import { MessageLine } from './MessageLine';
import styles from './MessageListPage.module.css';
import { ReadAll } from './ReadAll';
import { useBox } from './useBox';

const states = [
  { key: 'all', label: '全部' },
  { key: 'unread', label: '未读' },
] as const;

/** One box of the message centre: `/message/1`, `/message/2`, `/message/3/:id`, `/message/4/:id`. */
export function MessageListPage() {
  const { box, sub, subs, feed, messages, removal, all, unreadOnly, setUnreadOnly } = useBox();
  usePage({ ready: !feed.isPending });
  return (
    <MessagesFrame
      title={box.title}
      extra={
        <>
          <StateFilter
            states={states}
            value={unreadOnly ? 'unread' : 'all'}
            onChange={(state) => setUnreadOnly(state === 'unread')}
          />
          <ReadAll all={all} />
        </>
      }
      onRefresh={feed.refetch}
    >
      {subs.length > 1 || sub !== undefined ? (
        <nav className={onPhone ? styles.strip : styles.subs} aria-label="消息类型">
          {[{ sub: undefined, title: '全部', total: '' }, ...subs].map((one) => (
            <Link
              key={one.sub ?? 'all'}
              to={`/message/4/${one.sub ?? 1}`}
              replace={onPhone}
              className={styles.sub}
              aria-current={sub === one.sub ? 'page' : undefined}
            >
              {`${one.title} ${one.total}`.trim()}
            </Link>
          ))}
        </nav>
      ) : null}
      <FeedBody
        feed={feed}
        count={messages.length}
        what="消息"
        waiting={<ListSkeleton rows={5} picture={false} />}
        empty={
          <Empty
            title={unreadOnly ? '没有未读消息' : box.empty}
            description={unreadOnly ? undefined : box.hint}
            action={unreadOnly ? undefined : <LiveLink to={box.onward.to}>{box.onward.text}</LiveLink>}
          />
        }
      >
        <Panel padding="none">
          <ul>
            {messages.map((message) => (
              <MessageLine key={message.id} message={message} onRemove={removal.remove} />
            ))}
          </ul>
        </Panel>
      </FeedBody>
      <UndoBar
        text={`已删除 ${removal.undoable} 条消息`}
        shown={removal.undoable > 0}
        onUndo={removal.undo}
      />
    </MessagesFrame>
  );
}

export default MessageListPage;
