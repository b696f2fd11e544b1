import type { OrderChat, OrderChatLine, StoredFile } from '@harbor/contract';
import { ApiError, call, onLive } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepWaiting, keptWaiting, type Waiting } from './kept';
import { merged } from './merge';

/** Behind the live events: so often a page that is looked at asks by itself, in ms. */
const polling = 15_000;
/** For so long a hint that somebody types stands, in ms. */
const typingFor = 6000;

/** Everything about the chat but its lines. */
export type ChatHead = Omit<OrderChat, 'data' | 'has_more'>;

const params = (orderId: number) => ({ id: String(orderId) });

/**
 * The chat of an order as this page follows it: what the stream tells is asked for at once, and every while without it. What
 * cannot be sent waits with its mark, so that another try is never said twice.
 * @param looking Whether somebody sees it: only then it counts as read
 */
export function useOrderChat(orderId: number, looking: boolean) {
  const [head, setHead] = useState<ChatHead>();
  const [lines, setLines] = useState<OrderChatLine[]>([]);
  const [earlier, setEarlier] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [typing, setTyping] = useState(false);
  const [waiting, setWaiting] = useState<Waiting[]>(() => keptWaiting(orderId));
  const rev = useRef<number>(undefined);
  const asking = useRef<Promise<void>>(undefined);
  const again = useRef(false);

  useEffect(() => keepWaiting(orderId, waiting), [orderId, waiting]);

  const load = useCallback(async () => {
    const since = rev.current;
    const query = since ? { since: String(since) } : {};
    const { data, has_more, ...rest } = await call('GET /order_chat/list/:id', {
      params: params(orderId),
      query,
      silent: true,
    });
    rev.current = rest.rev;
    setHead(rest);
    setProblem(undefined);
    setLines((before) => merged(before, data));
    if (!since) setEarlier(has_more);
    else if (has_more) again.current = true;
    const came = data.some(({ mine, from }) => !mine && from !== 'system');
    if (came) setTyping(false);
    const arrived = new Set(data.flatMap(({ client_id }) => client_id || []));
    if (arrived.size > 0) setWaiting((list) => list.filter(({ client_id }) => !arrived.has(client_id)));
  }, [orderId]);

  /** One question at a time; what happens meanwhile is asked for afterwards. */
  const refresh = useCallback((): Promise<void> => {
    if (asking.current) {
      again.current = true;
      return asking.current;
    }
    const run = async () => {
      try {
        do {
          again.current = false;
          await load();
        } while (again.current);
      } catch (error) {
        setProblem(error);
      } finally {
        asking.current = undefined;
      }
    };
    asking.current = run();
    return asking.current;
  }, [load]);

  useEffect(() => {
    void refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, polling);
    const shown = () => {
      if (!document.hidden) void refresh();
    };
    document.addEventListener('visibilitychange', shown);
    window.addEventListener('online', shown);
    let typed: ReturnType<typeof setTimeout> | undefined;
    const stop = onLive('order_chat', ({ order, what }) => {
      if (order !== undefined && order !== orderId) return;
      // A page that nobody looks at asks once it is looked at: until then its reader is told by a message.
      if (what !== 'typing') return shown();
      setTyping(true);
      clearTimeout(typed);
      typed = setTimeout(() => setTyping(false), typingFor);
    });
    return () => {
      clearInterval(timer);
      clearTimeout(typed);
      document.removeEventListener('visibilitychange', shown);
      window.removeEventListener('online', shown);
      stop();
    };
  }, [orderId, refresh]);

  const newest = lines.filter(({ mine, from }) => !mine && from !== 'system').at(-1)?.id ?? 0;
  const readId = head?.read_id ?? 0;
  const unread = head?.unread ?? 0;
  useEffect(() => {
    if (!looking || document.hidden || newest <= readId || unread === 0) return;
    void call('POST /order_chat/read/:id', {
      params: params(orderId),
      body: { last_id: newest },
      silent: true,
    })
      .then(({ unread: left }) =>
        setHead((before) => before && { ...before, unread: left, read_id: Math.max(before.read_id, newest) }),
      )
      .catch(() => {
        // The next look reads it.
      });
  }, [looking, newest, readId, unread, orderId]);

  const post = useCallback(
    async (message: Waiting): Promise<string> => {
      const change = (id: string, part: Partial<Waiting>) =>
        setWaiting((list) => list.map((one) => (one.client_id === id ? { ...one, ...part } : one)));
      change(message.client_id, { state: 'sending', problem: '' });
      try {
        const { content, client_id } = message;
        const { message: line } = await call('POST /order_chat/send/:id', {
          params: params(orderId),
          body: {
            client_id,
            ...(content && { content }),
            ...(message.files.length > 0 && { files: message.files.map(({ id }) => id) }),
          },
          silent: true,
        });
        setWaiting((list) => list.filter((one) => one.client_id !== client_id));
        setLines((before) => merged(before, [line]));
        void refresh();
        return '';
      } catch (error) {
        const refused = error instanceof ApiError && error.code === 422;
        const why = refused
          ? (error.fieldError('content') ?? error.fieldError('files') ?? errorText(error))
          : errorText(error);
        if (refused) {
          // Its wording is not accepted: it goes back into the field, to be changed.
          setWaiting((list) => list.filter((one) => one.client_id !== message.client_id));
          return why;
        }
        change(message.client_id, { state: 'failed', problem: why });
        return '';
      }
    },
    [orderId, refresh],
  );

  return {
    head,
    lines,
    earlier,
    problem,
    typing,
    waiting,
    refresh,
    /** @returns why it is not accepted; empty when it is on its way, or waits */
    send(content: string, files: StoredFile[]): Promise<string> {
      const message: Waiting = {
        client_id: crypto.randomUUID(),
        content,
        files: files.map(({ id, name, size }) => ({ id, name, size })),
        state: 'sending',
        problem: '',
      };
      setWaiting((list) => [...list, message]);
      return post(message);
    },
    retry: (message: Waiting) => post(message),
    drop: (message: Waiting) =>
      setWaiting((list) => list.filter(({ client_id }) => client_id !== message.client_id)),
    async older(): Promise<void> {
      const first = lines[0];
      if (!first) return;
      const { data, has_more } = await call('GET /order_chat/list/:id', {
        params: params(orderId),
        query: { before: String(first.id) },
      });
      setLines((before) => merged(before, data));
      setEarlier(has_more);
    },
    async recall(line: OrderChatLine): Promise<void> {
      const { message } = await call('POST /order_chat/recall/:id', {
        params: params(orderId),
        body: { message_id: line.id },
      });
      setLines((before) => merged(before, [message]));
    },
    async callStaff(): Promise<void> {
      await call('POST /order_chat/call_staff/:id', { params: params(orderId), body: {} });
      await refresh();
    },
    typed: () =>
      void call('POST /order_chat/typing/:id', { params: params(orderId), body: {}, silent: true }).catch(
        () => {},
      ),
  };
}

export type OrderChatModel = ReturnType<typeof useOrderChat>;
