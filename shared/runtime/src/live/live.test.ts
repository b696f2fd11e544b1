import { queryClient } from '../query/client';
import { callKey } from '../query/keys';
import { writeToken } from '../session/storage';
import { resetRuntime } from '../testing/reset';
import { applyLiveEvents } from './effects';
import { emitLive, type LiveEvent, liveEventOf, onLive } from './events';
import { follow, followTogether, pauses } from './follow';

interface Served {
  status?: number;
  /** Of the header `Retry-After`, in seconds. */
  retryAfter?: string;
  /** Pieces of the body, however they are cut. */
  pieces?: string[];
  /** The stream stays open after its pieces. */
  stays?: boolean;
}

const asked: string[] = [];

/** The network, at the edge of the machine: answers in turn, the last one again and again. */
function serve(...answers: Served[]): void {
  asked.length = 0;
  globalThis.fetch = (async (
    _url: string,
    { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
  ) => {
    const {
      status = 200,
      pieces = [],
      stays = false,
      retryAfter = null,
    } = answers[Math.min(asked.length, answers.length - 1)] ?? {};
    asked.push(headers.authorization ?? '');
    const queue = pieces.map((piece) => new TextEncoder().encode(piece));
    const read = async () => {
      if (signal.aborted) throw new Error('aborted');
      const value = queue.shift();
      if (value) return { done: false, value };
      if (stays)
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      return { done: true, value: undefined };
    };
    const headersOf = { get: (name: string) => (name === 'retry-after' ? retryAfter : null) };
    // As much of an answer as is read.
    return { status, ok: status === 200, headers: headersOf, body: { getReader: () => ({ read }) } };
  }) as unknown as typeof fetch;
}

const unread = (total: number) =>
  `event: unread\ndata: {"total":${total},"like":0,"comment":0,"fans":0,"system":${total}}\n\n`;

/** Follows until so many events have come. */
async function collect(count: number): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  const end = new AbortController();
  await follow((event) => {
    events.push(event);
    if (events.length === count) end.abort();
  }, end.signal);
  return events;
}

beforeEach(() => {
  resetRuntime();
  writeToken('Bearer', 'ay_token');
  Object.assign(pauses, { first: 1, longest: 4 });
});

test('events are read however the network cuts them, with the token in the header', async () => {
  const text = `retry: 900\n\n: beat\n\n${unread(3)}event: strange\ndata: {}\n\nevent: message\ndata: {"id":7,"kind":4}\n\n`;
  serve({ pieces: [text.slice(0, 31), text.slice(31, 70), text.slice(70)], stays: true });
  const events = await collect(3);
  expect(events.map(({ name }) => name)).toEqual(['chat', 'unread', 'message']);
  expect(events[2]?.data).toEqual({ id: 7, kind: 4 });
  expect(asked).toEqual(['Bearer ay_token']);
});

test('a stream that ends is opened again, and what it may have missed is asked for', async () => {
  serve({ pieces: [unread(1)] }, { status: 503 }, { status: 502 }, { pieces: [unread(2)], stays: true });
  const events = await collect(4);
  expect(events.map(({ name }) => name)).toEqual(['chat', 'unread', 'chat', 'unread']);
  expect(asked).toHaveLength(4);
});

test.each<[string, Served]>([
  ['a refusal', { status: 429, retryAfter: '120' }],
  ['a stream that the server ends', { pieces: ['retry: 900\n\n', 'retry: 120000\n\n'] }],
])('who hears from %s when to come back comes no sooner', async (_, served) => {
  jest.useFakeTimers();
  try {
    serve(served, { pieces: [unread(1)], stays: true });
    const end = new AbortController();
    const following = follow(() => {}, end.signal);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(121_000);
    expect(asked.length).toBeGreaterThan(1);
    end.abort();
    await following;
  } finally {
    jest.useRealTimers();
  }
});

test('when the session is over, nobody asks again', async () => {
  serve({ status: 401 });
  await follow(() => {}, new AbortController().signal);
  expect(asked).toHaveLength(1);
});

test('unread counts are taken over, and lists that are stale are asked for again', () => {
  const end = applyLiveEvents();
  const num = callKey('GET /message/message_num');
  const list = callKey('GET /message/get_like', { query: { page: 1 } });
  queryClient.setQueryData(num, { total: 0, like: 0, comment: 0, fans: 0, system: 0 });
  queryClient.setQueryData(list, { data: [] });
  const counts = { total: 1, like: 1, comment: 0, fans: 0, system: 0 };
  emitLive({ name: 'unread', data: counts });
  emitLive({ name: 'message', data: { id: 1, kind: 1 } });
  expect(queryClient.getQueryData(num)).toEqual(counts);
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  end();
});

test('tabs share one stream: who holds the lock reads it, the others hear of everything', async () => {
  const tabs: { onmessage: ((event: { data: LiveEvent }) => void) | null }[] = [];
  class Channel {
    onmessage: ((event: { data: LiveEvent }) => void) | null = null;
    constructor() {
      tabs.push(this);
    }
    postMessage(data: LiveEvent) {
      for (const tab of tabs) if (tab !== this) tab.onmessage?.({ data });
    }
    close() {}
  }
  let held = false;
  const locks = {
    request: (_name: string, _options: object, work: () => Promise<void>) => {
      if (held) return new Promise<void>(() => {});
      held = true;
      return work();
    },
  };
  Object.assign(globalThis, { BroadcastChannel: Channel });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  serve({ pieces: [unread(5)], stays: true });
  const heard: number[] = [];
  const off = onLive('unread', ({ total }) => heard.push(total));
  const end = new AbortController();
  followTogether(end.signal);
  followTogether(end.signal);
  while (heard.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(heard).toEqual([5, 5]);
  expect(asked).toHaveLength(1);
  end.abort();
  off();
});

test('what this release does not know is left alone', () => {
  expect(liveEventOf('later', {})).toBeUndefined();
  expect(liveEventOf(undefined, {})).toBeUndefined();
});
