import type { MessageCounts } from '@harbor/contract';

/** What the server tells open pages of, by the names of its event stream. */
export interface LiveEvents {
  /** Unread messages have changed. */
  unread: MessageCounts;
  /** A message has come that may pop up. */
  message: { id: number; kind: number };
  /** The conversation with support goes on; without a number after a break, when anything may have been said. */
  chat: { conversation?: number };
  /** Announcements were published or withdrawn. */
  announcement: object;
  /** For staff: a conversation or a ticket has changed. */
  desk: { conversation?: number; ticket?: number };
  /** Something happened in the chat of an order; without a number after a break, when anything may have. */
  order_chat: { order?: number; what?: 'line' | 'read' | 'typing'; rev?: number };
}

export type LiveEventName = keyof LiveEvents;

const names: readonly string[] = ['unread', 'message', 'chat', 'announcement', 'desk', 'order_chat'];

/** One event with its data. */
export type LiveEvent = { [K in LiveEventName]: { name: K; data: LiveEvents[K] } }[LiveEventName];

/** An event of the stream, or of another tab; undefined for one that this release does not know. */
export function liveEventOf(name: unknown, data: unknown): LiveEvent | undefined {
  if (typeof name !== 'string' || !names.includes(name)) return undefined;
  return { name, data } as LiveEvent;
}

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Tells every listener of this tab. */
export function emitLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/** Calls the listener for every event of one name, in every tab. @returns a function that ends it */
export function onLive<K extends LiveEventName>(
  name: K,
  listener: (data: LiveEvents[K]) => void,
): () => void {
  const all: Listener = (event) => {
    if (event.name === name) listener(event.data as LiveEvents[K]);
  };
  listeners.add(all);
  return () => listeners.delete(all);
}
