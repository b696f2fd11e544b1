import { Link, LiveLink, usePage } from '@harbor/runtime';
import { HiddenTitle, Spoken } from '@harbor/ui/heading';
import {
  Button,
  Empty,
  ErrorBlock,
  InfiniteFeed,
  ListSkeleton,
  Panel,
  PullToRefresh,
} from '@harbor/ui/mobile';
import { UndoBar } from '../../centre/UndoBar';
import styles from '../../message-centre/page.mobile.module.css';
import sub from './BoxPage.module.css';
import { MessageLine } from './MessageLine';
import { useBox } from './useBox';

/** One box of the message centre on the phone. */
export function BoxPage() {
  const { box, sub: current, subs, feed, messages, removal, all, unreadOnly, setUnreadOnly } = useBox();
  usePage({ title: box.title, navTitle: box.title, ready: !feed.isPending });
  return (
    <PullToRefresh onRefresh={() => feed.refetch()}>
      <div className={styles.page}>
        <HiddenTitle>{box.title}</HiddenTitle>
        <div className={styles.tools}>
          <fieldset className={styles.states} style={{ border: 0, margin: 0, padding: 0 }}>
            <Spoken as="legend">筛选</Spoken>
            <button
              type="button"
              className={styles.state}
              aria-pressed={!unreadOnly}
              onClick={() => setUnreadOnly(false)}
            >
              全部
            </button>
            <button
              type="button"
              className={styles.state}
              aria-pressed={unreadOnly}
              onClick={() => setUnreadOnly(true)}
            >
              未读
            </button>
          </fieldset>
          <Button kind="text" size="s" disabled={!all.left} loading={all.busy} onClick={all.run}>
            全部已读
          </Button>
        </div>
        {subs.length > 1 || current !== undefined ? (
          <nav className={styles.subs} aria-label="消息类型">
            <Link to="/message/4/1" replace className={sub.sub} aria-current={current ? undefined : 'page'}>
              全部
            </Link>
            {subs.map((one) => (
              <Link
                key={one.sub}
                to={`/message/4/${one.sub}`}
                replace
                className={sub.sub}
                aria-current={current === one.sub ? 'page' : undefined}
              >
                {one.title} {one.total}
              </Link>
            ))}
          </nav>
        ) : null}
        {feed.isPending ? <ListSkeleton rows={6} /> : null}
        {feed.isError && messages.length === 0 ? (
          <Panel>
            <ErrorBlock title="消息没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
          </Panel>
        ) : null}
        {feed.isSuccess && messages.length === 0 ? (
          <Panel>
            <Empty
              title={unreadOnly ? '没有未读消息' : box.empty}
              description={unreadOnly ? undefined : box.hint}
              action={unreadOnly ? undefined : <LiveLink to={box.onward.to}>{box.onward.text}</LiveLink>}
            />
          </Panel>
        ) : null}
        {messages.length > 0 ? (
          <InfiniteFeed query={feed} end={messages.length > 8 ? '没有更多了' : ''}>
            <Panel padding="none">
              <ul>
                {messages.map((message) => (
                  <MessageLine key={message.id} message={message} onRemove={removal.remove} />
                ))}
              </ul>
            </Panel>
          </InfiniteFeed>
        ) : null}
        <UndoBar
          text={`已删除 ${removal.undoable} 条消息`}
          shown={removal.undoable > 0}
          onUndo={removal.undo}
        />
      </div>
    </PullToRefresh>
  );
}

export default BoxPage;
