import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { DB } from './schema';

/** Told of a NOTIFY on a channel. */
export type Listener = (payload: string) => void;

/** One connection that listens for all of this process, and comes back by itself when the database was away. */
export interface NotifyHub {
  /** Calls `listener` for every NOTIFY on `channel`. Returns how to stop. */
  listen(channel: string, listener: Listener): () => void;
  /** Calls `handler` when the connection is back: whatever was sent meanwhile is lost, so caches must be dropped. */
  onReconnect(handler: () => void): void;
  /** Whether the database answers within `ms`. */
  ping(ms: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Sends on a channel; inside a transaction it goes out with the commit. At most 8,000 bytes. */
export async function notifyChannel(db: Kysely<DB>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

const quoted = (channel: string) => `"${channel.replaceAll('"', '""')}"`;

/** Opens the hub; it connects in the background. */
export function openHub(url: string): NotifyHub {
  const listeners = new Map<string, Set<Listener>>();
  const reconnect: (() => void)[] = [];
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let connecting: Promise<void> | undefined;
  let closed = false;
  let connectedOnce = false;
  /** The last question to the client: a connection takes one at a time. */
  let last: Promise<unknown> = Promise.resolve();

  function ask(on: pg.Client, question: string): Promise<unknown> {
    const answer = last.then(() => on.query(question));
    last = answer.catch(() => {});
    return answer;
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, keepAlive: true });
    const lost = () => {
      if (client === next) client = undefined;
      retry();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    });
    try {
      await next.connect();
      for (const channel of listeners.keys()) await next.query(`listen ${quoted(channel)}`);
      if (closed) return void (await next.end());
      client = next;
      // What was asked of a connection that is gone may never be answered.
      last = Promise.resolve();
      if (connectedOnce) for (const handler of reconnect) handler();
      connectedOnce = true;
    } catch {
      await next.end().catch(() => {});
      retry();
    }
  }

  function retry(): void {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connecting = connect();
    }, 200);
    timer.unref();
  }

  connecting = connect();

  return {
    listen(channel, listener) {
      const set = listeners.get(channel) ?? new Set();
      if (set.size === 0 && client) void ask(client, `listen ${quoted(channel)}`).catch(() => {});
      listeners.set(channel, set.add(listener));
      return () => set.delete(listener);
    },
    onReconnect: (handler) => void reconnect.push(handler),
    async ping(ms) {
      await connecting;
      const current = client;
      if (!current) return false;
      const late = new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref());
      const answer = ask(current, 'select 1').then(
        () => true,
        () => false,
      );
      return Promise.race([answer, late]);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
