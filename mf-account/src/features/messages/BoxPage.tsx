import { Link, LiveLink, usePage } from '@harbor/runtime';
import { Empty, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Button, Segmented } from 'antd';
import { CheckCheck } from 'lucide-react';
import { UndoBar } from '../../centre/UndoBar';
import { FeedBody } from '../../frame/FeedBody';
import { Frame } from '../../message-centre/Frame';
import styles from './BoxPage.module.css';
import { MessageLine } from './MessageLine';
import { useBox } from './useBox';

const states = [
  { label: '全部', value: 'all' },
  { label: '未读', value: 'unread' },
];

/** One box of the message centre: `/message/1`, `/message/2`, `/message/3/:id`, `/message/4/:id`. */
export function BoxPage() {
  const { box, sub, subs, feed, messages, removal, all, unreadOnly, setUnreadOnly } = useBox();
  usePage({ title: box.title, ready: !feed.isPending });
  return (
    <Frame
      title={box.title}
      extra={
        <>
          <Segmented
            aria-label="筛选"
            options={states}
            value={unreadOnly ? 'unread' : 'all'}
            onChange={(value) => setUnreadOnly(value === 'unread')}
          />
          <Button icon={<CheckCheck size={15} />} disabled={!all.left} loading={all.busy} onClick={all.run}>
            全部已读
          </Button>
        </>
      }
    >
      {subs.length > 1 || sub !== undefined ? (
        <nav className={styles.subs} aria-label="消息类型">
          <Link
            to="/message/4/1"
            className={styles.sub}
            aria-current={sub === undefined ? 'page' : undefined}
          >
            全部
          </Link>
          {subs.map((one) => (
            <Link
              key={one.sub}
              to={`/message/4/${one.sub}`}
              className={styles.sub}
              aria-current={sub === one.sub ? 'page' : undefined}
            >
              {one.title} {one.total}
            </Link>
          ))}
        </nav>
      ) : null}
      <FeedBody
        feed={feed}
        none={messages.length === 0}
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
    </Frame>
  );
}

export default BoxPage;
