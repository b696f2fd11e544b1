import { usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, ListSkeleton, Panel, Sheet } from '@harbor/ui/mobile';
import { useOverlay } from '../../overlay/useOverlay';
import { Conversation } from './Conversation';
import { OrderChoice } from './OrderChoice';
import styles from './SupportChatPage.module.css';
import { useChat } from './useChat';

/** The conversation with support on the phone. */
export function SupportChatPage() {
  const chat = useChat();
  const overlay = useOverlay<'order'>();
  usePage({ ready: !chat.feed.isPending });
  if (chat.feed.isPending) return <ListSkeleton rows={6} />;
  if (!chat.feed.data)
    return (
      <Panel>
        <ErrorBlock
          title="会话没有加载出来"
          error={chat.feed.error}
          onRetry={() => void chat.feed.refetch()}
        />
      </Panel>
    );
  return (
    <div className={styles.phone}>
      <HiddenTitle>在线客服</HiddenTitle>
      <Conversation chat={chat} onOrder={() => overlay.open('order')} />
      <Sheet open={overlay.shown === 'order'} onClose={overlay.close} title="发送哪个订单？">
        <OrderChoice
          onChoose={(order_id) => {
            overlay.close();
            chat.say({ order_id });
          }}
        />
      </Sheet>
    </div>
  );
}

export default SupportChatPage;
