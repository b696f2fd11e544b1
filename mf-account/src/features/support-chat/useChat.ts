import type { ChatMessage } from '@harbor/contract';
import { call, invalidateCalls, newIdempotencyKey, notify, useInfiniteQuery } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useEffect, useRef, useState } from 'react';
import { adoptCounts } from '../../message-centre/queries';
import { keepOutgoing, keptOutgoing, type Outgoing } from './outgoing';
import { chatFeed } from './queries';

/** The conversation with support: what was said, what is on its way, and how to say more. */
export function useChat() {
  const feed = useInfiniteQuery(chatFeed());
  const [outgoing, setOutgoing] = useState(keptOutgoing);
  useEffect(() => keepOutgoing(outgoing), [outgoing]);
  const pages = feed.data?.pages ?? [];
  const lines: ChatMessage[] = [...pages].reverse().flatMap((page) => page.data);
  const latest = pages[0];
  useReadUpTo(lines.at(-1)?.id, latest?.unread ?? 0);

  async function post(clientId: string, line: Outgoing['line']): Promise<void> {
    const patch = (failed: boolean) =>
      setOutgoing((before) => before.map((one) => (one.clientId === clientId ? { ...one, failed } : one)));
    patch(false);
    try {
      await call('POST /customer/chat/msg/send', { body: { ...line, client_id: clientId }, silent: true });
      await invalidateCalls(['GET /customer/chat/msg/list']);
      setOutgoing((before) => before.filter((one) => one.clientId !== clientId));
    } catch (error) {
      patch(true);
      notify.error(errorText(error));
    }
  }

  return {
    feed,
    lines,
    conversation: latest?.conversation,
    office: latest?.office,
    // A line that has come back with the list is not shown twice.
    outgoing: outgoing.filter(({ clientId }) => lines.every((line) => line.client_id !== clientId)),
    say: (line: Outgoing['line']) => {
      const clientId = newIdempotencyKey();
      setOutgoing((before) => [...before, { clientId, line, failed: false }]);
      void post(clientId, line);
    },
    again: ({ clientId, line }: Outgoing) => void post(clientId, line),
  };
}

/** What stands on the open page is read. */
function useReadUpTo(lastId: number | undefined, unread: number): void {
  const told = useRef(0);
  useEffect(() => {
    if (lastId === undefined || unread === 0 || told.current === lastId || document.hidden) return;
    told.current = lastId;
    call('POST /customer/chat/msg/read', { body: { last_id: lastId }, silent: true })
      .then(() => call('GET /message/message_num', { silent: true }))
      .then(adoptCounts)
      .catch(() => {
        told.current = 0;
      });
  }, [lastId, unread]);
}
