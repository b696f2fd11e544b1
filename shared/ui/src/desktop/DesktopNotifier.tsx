import { installNotifier, noticeDuration } from '@harbor/runtime';
import { App } from 'antd';
import { useEffect } from 'react';

/** Draws the product's short messages with antd: placed and timed by the providers, the same text once at a time. */
export function DesktopNotifier() {
  const { message } = App.useApp();
  useEffect(() => {
    installNotifier((kind, text) => {
      void message.open({
        type: kind,
        content: text,
        key: `${kind}:${text}`,
        duration: noticeDuration / 1000,
      });
    });
  }, [message]);
  return null;
}
