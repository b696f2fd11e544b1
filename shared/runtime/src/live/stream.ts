import { createParser } from 'eventsource-parser';
import { mainClient } from '../http/clients';
import { authorization, renewToken } from '../session/storage';
import { type LiveEvent, liveEventOf } from './events';

/** How a stream ended: `refused` when the session is over, `ended` for everything that passes. */
export type StreamEnd = 'refused' | 'ended';

/** Where the stream begins, and what comes of it. */
export interface StreamHandlers {
  onOpen: () => void;
  onEvent: (event: LiveEvent) => void;
  signal: AbortSignal;
}

/** Silence after which a stream counts as dead, in ms; the server sends something every 25 s. */
const longestSilence = 60_000;

/**
 * Reads the server's event stream until it ends. By fetch, because EventSource cannot send the token in a header, and a
 * token has no place in an address. Never throws.
 */
export async function readStream({ onOpen, onEvent, signal }: StreamHandlers): Promise<StreamEnd> {
  const watch = new AbortController();
  const stop = () => watch.abort();
  signal.addEventListener('abort', stop);
  let silence = setTimeout(stop, longestSilence);
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const known = liveEventOf(event, parsed(data));
      if (known) onEvent(known);
    },
  });
  try {
    const sentWith = authorization();
    const response = await fetch(`${mainClient.defaults.baseURL ?? ''}/message/stream`, {
      headers: { authorization: sentWith, accept: 'text/event-stream' },
      signal: watch.signal,
      cache: 'no-store',
    });
    if (response.status === 401 || response.status === 403) return 'refused';
    if (!response.ok || !response.body) return 'ended';
    const renewed = response.headers.get('x-renew-token');
    if (renewed) renewToken(renewed, sentWith);
    onOpen();
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      clearTimeout(silence);
      silence = setTimeout(stop, longestSilence);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return 'ended';
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return {};
  }
}
