import { useQueryClient } from '@harbor/runtime';
import { useEffect, useRef } from 'react';

/**
 * Hands an answer to the other tabs of this browser, and takes theirs over: a message that was read in one tab leaves
 * the badge of all.
 * @param key cache key of the query; the same in every tab
 * @param data its present answer, undefined while there is none
 */
export function useSameInAllTabs(key: readonly unknown[], data: unknown): void {
  const client = useQueryClient();
  const name = JSON.stringify(key);
  const channel = useRef<BroadcastChannel | null>(null);
  const heard = useRef<unknown>(undefined);

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(`harbor:${name}`);
    channel.current = opened;
    opened.onmessage = (event: MessageEvent<unknown>) => {
      heard.current = JSON.stringify(event.data);
      client.setQueryData(JSON.parse(name), event.data);
    };
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [client, name]);

  useEffect(() => {
    // What came from another tab is not sent back.
    if (data === undefined || heard.current === JSON.stringify(data)) return;
    heard.current = undefined;
    channel.current?.postMessage(data);
  }, [data]);
}
