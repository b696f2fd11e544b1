import { Overlay } from '@harbor/ui/kit';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import styles from './Chat.module.css';
import { ChatPanel } from './ChatPanel';
import { useOrderChat } from './useOrderChat';

const openedByLink = () => new URLSearchParams(window.location.search).get('chat') === '1';

/** On the phone: a row that tells what is new, and the chat in a sheet. */
export function OrderChat({ orderId }: { orderId: number }) {
  const [open, setOpen] = useState(openedByLink);
  const chat = useOrderChat(orderId, open);
  const { head, lines } = chat;
  const last = lines.filter(({ from }) => from !== 'system').at(-1);
  const unread = head?.unread ?? 0;
  const latest = last
    ? last.recalled
      ? '撤回了一条消息'
      : last.content || (last.files[0] ? `[文件] ${last.files[0].name}` : '')
    : '还没有消息';
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        <MessageCircle size={20} aria-hidden />
        <span className={styles.openerText}>
          <b>{head?.me === 'teacher' ? '与客户沟通' : '与老师沟通'}</b>
          <small>{head ? latest : '正在加载…'}</small>
        </span>
        {unread > 0 ? (
          <span className={styles.badge}>
            {unread > 99 ? '99+' : unread}
            <span className={styles.said}>条未读</span>
          </span>
        ) : null}
      </button>
      <Overlay open={open} onClose={() => setOpen(false)} title="订单沟通">
        <ChatPanel orderId={orderId} chat={chat} whole />
      </Overlay>
    </>
  );
}
