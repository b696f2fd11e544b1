import { createParser } from 'eventsource-parser';
import { apiAddress } from '../http/api-base';
import { authorization, renewToken } from '../session/storage';
import { type LiveEvent, liveEventOf } from './events';

/** How a stream ended. */
export interface StreamEnd {
  /** The session is over; everything else passes. */
  refused: boolean;
  /** Ms after which the server wants to be asked again: `Retry-After` of a refusal, `retry` of a stream; 0 unsaid. */
  retry: number;
}

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
  let retry = 0;
  const end = (refused = false): StreamEnd => ({ refused, retry });
  const parser = createParser({
    onRetry: (ms) => {
      retry = ms;
    },
    onEvent: ({ event, data }) => {
      const known = liveEventOf(event, parsed(data));
      if (known) onEvent(known);
    },
  });
  try {
    const sentWith = authorization();
    const response = await fetch(`${apiAddress.base}/message/stream`, {
      headers: { authorization: sentWith, accept: 'text/event-stream' },
      signal: watch.signal,
      cache: 'no-store',
    });
    if (response.status === 401 || response.status === 403) return end(true);
    if (!response.ok || !response.body) {
      retry = Number(response.headers.get('retry-after')) * 1000 || 0;
      return end();
    }
    const renewed = response.headers.get('x-renew-token');
    if (renewed) renewToken(renewed, sentWith);
    onOpen();
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return end();
      clearTimeout(silence);
      silence = setTimeout(stop, longestSilence);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return end();
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
