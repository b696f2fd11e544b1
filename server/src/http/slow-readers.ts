import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './client-address';

/** How patient the server is with clients that do not read their answers. */
export interface ReaderLimits {
  /** Bytes of answers that wait to be read: in all, and for one address. Beyond, the slowest readers are cut off. */
  most: number;
  each: number;
  /** Bytes a second that are read on average at least, once a client has had `grace` ms. */
  leastRate: number;
  grace: number;
  /** Ms without anything being read. */
  stall: number;
  /** How often is looked, in ms. */
  lookEvery: number;
}

const MB = 1024 * 1024;
const usual: ReaderLimits = {
  most: 256 * MB,
  each: 64 * MB,
  leastRate: 500,
  grace: 10_000,
  stall: 20_000,
  lookEvery: 1000,
};

/** An answer on its way. */
interface Going {
  socket: Socket;
  address: string;
  since: number;
  /** Bytes that the connection had carried before. */
  before: number;
  /** Whether the connection ends when nothing is taken for long. */
  watched: boolean;
}

/** Bytes handed over that nobody has taken yet. */
const unread = ({ socket }: Going) => socket.writableLength;

/** Bytes a second that were taken so far. */
const takenRate = (one: Going, now: number) => rateOf(one, now, unread(one));

/** The same if all that waits is about to be taken: it may be one large piece, half of which is. */
function rateOf({ socket, before, since }: Going, now: number, waiting = 0): number {
  return ((socket.bytesWritten - waiting - before) * 1000) / Math.max(1, now - since);
}

/**
 * Cuts off who does not read an answer, or so slowly that it is no reading: each holds a connection, often an open file,
 * and memory. A slow line is no reason: what counts is that it goes on.
 */
export function registerSlowReaders(app: FastifyInstance, limits: Partial<ReaderLimits> = {}): void {
  const { most, each, leastRate, grace, stall, lookEvery } = { ...usual, ...limits };
  const going = new Map<string, Going>();

  function cutOff(id: string, one: Going): void {
    going.delete(id);
    // An ordinary end would leave the system with what was handed over until it gives up sending it: some MB for minutes.
    one.socket.resetAndDestroy();
  }

  /** Cuts off the slowest until no address, and all of them together, hold more than they may. */
  function makeRoom(now: number): void {
    const held = new Map<string, number>();
    let all = 0;
    for (const one of going.values()) {
      all += unread(one);
      held.set(one.address, (held.get(one.address) ?? 0) + unread(one));
    }
    const tooMuch = (address: string) => all > most || (held.get(address) ?? 0) > each;
    if (all <= most && [...held.values()].every((bytes) => bytes <= each)) return;
    const slowest = [...going].sort(([, a], [, b]) => takenRate(a, now) - takenRate(b, now));
    for (const [id, one] of slowest) {
      if (!tooMuch(one.address)) continue;
      const bytes = unread(one);
      all -= bytes;
      held.set(one.address, (held.get(one.address) ?? 0) - bytes);
      cutOff(id, one);
    }
  }

  const look = setInterval(() => {
    const now = performance.now();
    for (const [id, one] of going) {
      const waits = unread(one) > 0;
      // Where nothing waits it is us who are slow, and the client's time begins anew.
      if (!waits) Object.assign(one, { since: now, before: one.socket.bytesWritten });
      else if (now - one.since > grace && rateOf(one, now) < leastRate) cutOff(id, one);
      // Node's own limit, which knows how much of a piece was taken; only for those that take long.
      if (waits !== one.watched) one.socket.setTimeout(waits ? stall : 0);
      one.watched = waits;
    }
    makeRoom(now);
  }, lookEvery);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));

  app.addHook('onSend', (request, reply, payload, done) => {
    const { socket } = request.raw;
    // Calls that come from this very process have none.
    if (socket instanceof Socket && !socket.destroyed) {
      const { id } = request;
      const one: Going = {
        socket,
        address: addressKey(request.ip),
        since: performance.now(),
        before: socket.bytesWritten,
        watched: false,
      };
      going.set(id, one);
      reply.raw.once('timeout', () => cutOff(id, one));
      reply.raw.once('close', () => going.delete(id));
    }
    done(null, payload);
  });
}
