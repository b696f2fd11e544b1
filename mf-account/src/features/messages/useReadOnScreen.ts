import type { Message } from '@harbor/contract';
import { call } from '@harbor/runtime';
import { useEffect, useRef } from 'react';
import { adoptCounts } from '../../message-centre/queries';

/**
 * What is on screen counts as read. The dots stay until the list is opened again, so that people see
 * what was new.
 */
export function useReadOnScreen(messages: Message[]): void {
  const told = useRef(new Set<number>());
  const unread = messages.filter((message) => !message.read).map((message) => message.id);
  const key = unread.join();
  useEffect(() => {
    const ids = key
      .split(',')
      .filter(Boolean)
      .map(Number)
      .filter((id) => !told.current.has(id))
      .slice(0, 100);
    if (ids.length === 0) return;
    for (const id of ids) told.current.add(id);
    call('POST /message/read', { body: { ids }, silent: true })
      .then(adoptCounts)
      .catch(() => {
        for (const id of ids) told.current.delete(id);
      });
  }, [key]);
}
