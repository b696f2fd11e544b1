import { type Notifier, noticeDuration, noticeOffset } from '@harbor/runtime';
import { message } from 'antd';
import { useEffect } from 'react';

export interface MessagesProps {
  /** Given what draws a message, once it can. */
  onReady: (show: Notifier) => void;
}

/** Short messages as antd draws them: placed and timed as the product's are, the same text once at a time. */
export function Messages({ onReady }: MessagesProps) {
  const [api, holder] = message.useMessage({ top: noticeOffset, maxCount: 3 });
  useEffect(() => {
    onReady((kind, text) => {
      void api.open({ type: kind, content: text, key: `${kind}:${text}`, duration: noticeDuration / 1000 });
    });
  }, [api, onReady]);
  return holder;
}
