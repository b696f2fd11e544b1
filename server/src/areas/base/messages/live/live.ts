import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../../db/connect';
import type { NotifyHub } from '../../../../db/notify-hub';
import { FairShare } from '../../../../http/connections/fair-share';
import type { Clock } from '../../../../settings/clock';
import type { StreamLimits } from '../../../../settings/limits';
import { announcementChannel } from '../announcements/fan-out';
import { messageChannel } from '../notify';
import { unreadCountsOf } from '../unread';
import { deskChannel, parseDesk } from './desk-channel';
import { endedSessions } from './ended-sessions';
import { idleStaff } from './idle-staff';
import { freshNews } from './news';
import { parsePeople, peopleChannel } from './people-channel';
import { staffChannel } from './staff-channel';

/** An open event stream of one client. */
export interface LiveClient {
  userId: number;
  sessionId: number;
  /** Whom its network address stands for (`addressKey`). */
  address: string;
  staff: boolean;
  /** Sends text that is already in the form of an event stream. */
  write(text: string): void;
  /** @param pause ms after which it may come again; soon without */
  end(pause?: number): void;
}

/** The open event streams of this process, and what goes out on them. */
export interface Live {
  /** Whether there is a place for one more from a network address. */
  fits(address: string): boolean;
  /**
   * Takes a client in; the counts follow at once. Where its session or its person has too many, the oldest of them end
   * and are told to stay away for a while. @returns how it leaves, as often as it is called
   */
  add(client: LiveClient): () => void;
  count(): number;
  /** Ends all streams: their clients come back, to another process or to this one's successor. */
  close(): void;
}

/** One event in the form of an event stream. */
export const eventText = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** What happens within this time, in ms, goes out together: one read of the database for all of it. */
const gather = 40;
const retryAfter = 1000;
const heartbeat = 25_000;

/** Ms for which a client stays away whose place a newer one of its person has taken: they would take turns for ever. */
const stayAway = 5 * 60_000;

interface Needs {
  db: Db;
  hub: NotifyHub;
  log: FastifyBaseLogger;
  limits: StreamLimits;
  clock: Clock;
  /** Without a call of the team for so long (ms), a stream tells nothing of the desk. */
  staffIdle: number;
}

/**
 * Connects this process's streams with the database: every process hears of every change by NOTIFY and reads the counts
 * itself, so that all of them say the same.
 */
export function openLive({ db, hub, log, limits, clock, staffIdle }: Needs): Live {
  const places = new FairShare(limits.most, limits.perAddress);
  const clients = new Map<number, Set<LiveClient>>();
  const changed = new Set<number>();
  let news: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let flushing = false;
  let closed = false;

  const all = () => [...clients.values()].flatMap((set) => [...set]);
  const send = (userId: number, text: string) => {
    for (const client of clients.get(userId) ?? []) client.write(text);
  };

  function schedule(ms = gather): void {
    if (timer || flushing || (changed.size === 0 && news.length === 0)) return;
    timer = setTimeout(() => void flush(), ms);
    timer.unref();
  }

  async function flush(): Promise<void> {
    timer = undefined;
    flushing = true;
    const users = [...changed];
    const ids = news;
    changed.clear();
    news = [];
    let pause = gather;
    try {
      const [counts, fresh] = await Promise.all([unreadCountsOf(db, users), freshNews(db, ids)]);
      for (const [userId, unread] of counts) send(userId, eventText('unread', unread));
      for (const { userId, ...message } of fresh) send(userId, eventText('message', message));
    } catch (err) {
      // The database is away: the counts go out when it is back. News of the moment are old by then.
      log.debug({ err }, 'counts could not be read for the open streams');
      for (const userId of users) changed.add(userId);
      pause = retryAfter;
    } finally {
      flushing = false;
      schedule(pause);
    }
  }

  function everybody(): void {
    for (const userId of clients.keys()) changed.add(userId);
    schedule();
  }

  hub.listen(messageChannel, (payload) => {
    if (payload === '*') return everybody();
    const [userId = 0, messageId] = payload.split(' ').map(Number);
    if (!clients.has(userId)) return;
    changed.add(userId);
    if (messageId) news.push(messageId);
    schedule();
  });
  hub.listen(announcementChannel, () => {
    for (const client of all()) client.write(eventText('announcement', {}));
  });
  hub.listen(deskChannel, (payload) => {
    const { user, ...about } = parseDesk(payload);
    if (about.conversation) send(user, eventText('chat', { conversation: about.conversation }));
    for (const client of all()) if (client.staff) client.write(eventText('desk', about));
  });
  hub.listen(peopleChannel, (payload) => {
    const { users, name, data } = parsePeople(payload);
    const text = eventText(name, data);
    for (const user of users) send(user, text);
  });
  // What they may hear was settled as the stream began.
  hub.listen(staffChannel, (payload) => {
    for (const client of [...(clients.get(Number(payload)) ?? [])]) {
      leave(client);
      client.end();
    }
  });
  // What was sent while the connection was away is lost: everybody looks again.
  hub.onReconnect(() => {
    everybody();
    const again = `${eventText('chat', {})}${eventText('order_chat', {})}`;
    for (const client of all()) client.write(again);
  });

  /** Whoever left the desk alone for too long hears of it again once they have entered anew. */
  async function quietIdle(): Promise<void> {
    const team = all().filter(({ staff }) => staff);
    const idle = await idleStaff(
      db,
      team.map(({ sessionId }) => sessionId),
      new Date(clock.now() - staffIdle),
    );
    for (const client of team) if (idle.has(client.sessionId)) client.staff = false;
  }

  const beat = setInterval(() => {
    void quietIdle().catch(() => {});
    for (const client of all()) client.write(': beat\n\n');
    void endedSessions(
      db,
      all().map((client) => client.sessionId),
    )
      .then((ended) => {
        for (const client of all()) {
          if (!ended.has(client.sessionId)) continue;
          leave(client);
          client.end();
        }
      })
      .catch(() => {});
  }, heartbeat);
  beat.unref();

  function leave(client: LiveClient): void {
    const theirs = clients.get(client.userId);
    if (!theirs?.delete(client)) return;
    places.give(client.address);
    if (theirs.size === 0) clients.delete(client.userId);
  }

  /** Ends the oldest of some streams until there are no more than so many. What has ended counts no more at once. */
  function keepNewest(streams: LiveClient[], most: number): void {
    for (const client of streams.slice(0, Math.max(0, streams.length - most))) {
      leave(client);
      client.end(stayAway);
    }
  }

  return {
    fits: (address) => places.fits(address),
    add(client) {
      // Whoever still comes while the server closes is sent on at once.
      if (closed) {
        client.end();
        return () => {};
      }
      const { userId, sessionId } = client;
      clients.set(userId, (clients.get(userId) ?? new Set()).add(client));
      places.take(client.address);
      const theirs = () => [...(clients.get(userId) ?? [])];
      keepNewest(
        theirs().filter((other) => other.sessionId === sessionId),
        limits.perSession,
      );
      keepNewest(theirs(), limits.perUser);
      changed.add(userId);
      schedule();
      return () => leave(client);
    },
    count: () => places.count,
    close() {
      closed = true;
      clearInterval(beat);
      clearTimeout(timer);
      for (const client of all()) client.end();
    },
  };
}

declare module '../../../../core' {
  interface Core {
    /** The open event streams of this process. */
    live: Live;
  }
}
