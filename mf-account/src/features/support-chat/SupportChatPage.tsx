import { usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Modal } from 'antd';
import { useState } from 'react';
import { MessagesFrame } from '../../frames/messages/MessagesFrame';
import { Conversation } from './Conversation';
import { OrderChoice } from './OrderChoice';
import styles from './SupportChatPage.module.css';
import { useChat } from './useChat';

/** The conversation with support on the desktop. */
export function SupportChatPage() {
  const chat = useChat();
  const [choosing, setChoosing] = useState(false);
  usePage({ ready: !chat.feed.isPending });
  return (
    <MessagesFrame title="在线客服">
      {chat.feed.isPending ? <ListSkeleton rows={5} picture={false} /> : null}
      {chat.feed.isError && !chat.feed.data ? (
        <Panel>
          <ErrorBlock
            title="会话没有加载出来"
            error={chat.feed.error}
            onRetry={() => void chat.feed.refetch()}
          />
        </Panel>
      ) : null}
      {chat.feed.data ? (
        <Panel padding="none" className={styles.chat}>
          <Conversation chat={chat} onOrder={() => setChoosing(true)} />
        </Panel>
      ) : null}
      <Modal
        open={choosing}
        onCancel={() => setChoosing(false)}
        footer={null}
        title="发送哪个订单？"
        destroyOnHidden
      >
        <OrderChoice
          onChoose={(order_id) => {
            setChoosing(false);
            chat.say({ order_id });
          }}
        />
      </Modal>
    </MessagesFrame>
  );
}

export default SupportChatPage;
