import { useSyncExternalStore } from 'react';

function subscribe(look: () => void): () => void {
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}

/** Whether the browser knows of no network. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine === false,
    () => false,
  );

/** What the player says of a network that is away. @param waiting how many reports and notes are kept on this device */
export function offlineText(offline: boolean, waiting: number): string {
  if (waiting > 0) return '离线，已暂存';
  return offline ? '离线，播放已缓冲的内容' : '';
}
