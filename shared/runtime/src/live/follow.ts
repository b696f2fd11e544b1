import { emitLive, type LiveEvent } from './events';
import { readStream } from './stream';

/** First and longest pause between two tries, in ms; they grow, and are spread so that not all come at once. */
export const pauses = { first: 1000, longest: 30_000 };

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Keeps one stream open until the signal, or until the session is over: what ends, a restarted server above all, is
 * opened again. What may have been said before it was open is asked for; counts come with it.
 */
export async function follow(onEvent: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
  let pause = pauses.first;
  while (!signal.aborted) {
    const { refused, retry } = await readStream({
      onOpen: () => {
        pause = pauses.first;
        onEvent({ name: 'chat', data: {} });
      },
      onEvent,
      signal,
    });
    if (refused || signal.aborted) return;
    // The server knows better when there is a place again: where too many are open, all who come soon come in vain.
    await wait(Math.max(pause, retry) * (0.5 + Math.random()), signal);
    pause = Math.min(pause * 2, pauses.longest);
  }
}

const channelName = 'harbor:live';
const lockName = 'harbor:live';

/**
 * One stream for all tabs of the browser: the tab that holds the lock reads it and passes everything on. A tab that
 * closes gives the lock to the next. Without locks (plain http) each visible tab reads its own.
 */
export function followTogether(signal: AbortSignal): void {
  const locks: LockManager | undefined = navigator.locks;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  if (!locks || !channel) {
    channel?.close();
    followWhileVisible(signal);
    return;
  }
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => emitLive(data);
  signal.addEventListener('abort', () => channel.close());
  const pass = (event: LiveEvent) => {
    emitLive(event);
    channel.postMessage(event);
  };
  void locks.request(lockName, { signal }, () => follow(pass, signal)).catch(() => undefined);
}

function followWhileVisible(signal: AbortSignal): void {
  let mine: AbortController | undefined;
  const look = () => {
    const wanted = !document.hidden && !signal.aborted;
    if (wanted && !mine) {
      mine = new AbortController();
      void follow(emitLive, mine.signal);
    } else if (!wanted && mine) {
      mine.abort();
      mine = undefined;
    }
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', look);
    look();
  });
  look();
}
