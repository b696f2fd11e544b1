import { promises } from '@harbor/contract/promises';
import { type ApiError, Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Clock3, ShieldCheck } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Rating } from '../../rating/Rating';
import { ChatLines } from './ChatLines';
import { Composer } from './Composer';
import styles from './Conversation.module.css';
import { useRateChat } from './queries';
import type { useChat } from './useChat';

export interface ConversationProps {
  chat: ReturnType<typeof useChat>;
  onOrder: () => void;
}

/** The conversation with support: who is there, what was said, and the field to say more. */
export function Conversation({ chat, onOrder }: ConversationProps) {
  const { lines, outgoing, conversation, office, feed, say, again } = chat;
  const rate = useRateChat();
  const scroll = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const end = `${lines.at(-1)?.id}-${outgoing.length}-${conversation?.can_rate}`;
  const sendPicture = useCallback((image: string) => say({ image }), [say]);

  useLayoutEffect(() => {
    if (end && scroll.current) scroll.current.scrollTop = scroll.current.scrollHeight;
  }, [end]);

  return (
    <div className={styles.box}>
      <p className={office?.open ? styles.open : styles.closed}>
        {office?.open ? <ShieldCheck size={16} aria-hidden /> : <Clock3 size={16} aria-hidden />}
        <span>
          {office?.open
            ? `客服在线 · 服务时间 ${office.hours}`
            : `现在不是服务时间（${office?.hours}）。留言会记为工单，${
                office?.opens_at ? `${formatTime(office.opens_at).slice(5)} 起` : '上班后'
              }为您处理。`}
        </span>
        <span className={styles.state}>{conversation?.status ? conversation.status_text : ''}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} ref={scroll} tabIndex={0} role="log" aria-label="与客服的会话">
        {feed.hasNextPage ? (
          <button
            type="button"
            className={styles.earlier}
            disabled={feed.isFetchingNextPage}
            onClick={() => {
              setAsked(true);
              void feed.fetchNextPage();
            }}
          >
            {feed.isFetchingNextPage ? '正在加载…' : '查看更早的消息'}
          </button>
        ) : asked ? (
          <p className={styles.first}>没有更早的消息了</p>
        ) : null}
        {lines.length === 0 && outgoing.length === 0 ? (
          <p className={styles.first}>
            您好，选服务、改需求、查进度都可以问。投诉请走<Link to="/breadcrumb/4">投诉建议</Link>，我们会在
            {promises.ticketHours} 小时内答复。
          </p>
        ) : null}
        <ChatLines lines={lines} outgoing={outgoing} onAgain={again} />
        {conversation?.can_rate ? (
          <Rating
            title="本次服务您满意吗？"
            busy={rate.isPending}
            onRate={(score, comment) =>
              rate.mutate(
                { body: { score, comment } },
                { onError: (error) => ignoreStale(error, feed.refetch) },
              )
            }
          />
        ) : null}
        {conversation?.status === 3 && conversation.score ? (
          <p className={styles.first}>感谢您的评价（{conversation.score} 分）</p>
        ) : null}
      </div>
      <Composer onText={(content) => say({ content })} onPicture={sendPicture} onOrder={onOrder} />
    </div>
  );
}

/** Rated elsewhere meanwhile: the list says so. */
function ignoreStale(error: ApiError, refetch: () => unknown): void {
  if (error.code === 409) void refetch();
}
