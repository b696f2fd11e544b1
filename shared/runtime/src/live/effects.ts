import { notifyOnce } from '../notify/once';
import { invalidateCalls } from '../query/api-mutation';
import { queryClient } from '../query/client';
import { callKey } from '../query/keys';
import { onLive } from './events';

/** Announcements reach everybody at the same moment; not everybody asks for them at the same moment (ms). */
const spread = 10_000;

/** What every page does with live events: counts are taken over, lists that are stale are asked for again. */
export function applyLiveEvents(): () => void {
  const ends = [
    onLive('unread', (counts) => {
      const key = callKey('GET /message/message_num');
      const before = queryClient.getQueryData(key);
      queryClient.setQueryData(key, counts);
      if (before !== undefined && JSON.stringify(before) === JSON.stringify(counts)) return;
      void invalidateCalls(['GET /message/my_message', 'GET /user/get_order_num']);
    }),
    onLive('message', () => {
      void invalidateCalls([
        'GET /message/my_message',
        'GET /message/get_like',
        'GET /message/reply',
        'GET /message/fans',
        'POST /message/notice',
      ]);
      if (!document.hidden) notifyOnce('info', '您有新消息');
    }),
    onLive('chat', () => {
      void invalidateCalls(['GET /customer/chat/msg/list', 'GET /message/my_message']);
    }),
    onLive('announcement', () => {
      setTimeout(() => {
        void invalidateCalls(['GET /announcement/top', 'GET /announcement/list']);
      }, Math.random() * spread);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
