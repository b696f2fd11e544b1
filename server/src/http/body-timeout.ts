import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './client-address';
import { FairShare } from './connections/fair-share';
import { Unavailable } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Longest time until the body is there, in ms, where it is not the server's own. */
    bodyTimeout?: number;
  }
}

/** How patient the server is with bodies. */
export interface BodyLimits {
  /** Longest time until the body of an ordinary request is there, in ms. */
  ordinary: number;
  /** Bodies that may be on their way at a time: in all, and from one address. */
  most: number;
  each: number;
  /** Bytes a second that a body has to come at on average, once it has had `grace` ms. As Apache's mod_reqtimeout has it. */
  leastRate: number;
  grace: number;
  /** How old a body is before it may be given up for a newer one, in ms: those of honest people are there by then. */
  ripe: number;
}

const usual: BodyLimits = {
  ordinary: 15_000,
  most: 1000,
  each: 400,
  leastRate: 500,
  grace: 10_000,
  ripe: 1000,
};

/** How often slow ones are looked for, in ms. */
const lookEvery = 1000;

/** A body on its way. */
interface Coming {
  request: FastifyRequest;
  reply: FastifyReply;
  socket: Socket;
  address: string;
  since: number;
  /** Bytes that the connection had brought before. */
  before: number;
  /** Longest time, in ms. */
  longest: number;
}

/**
 * Frees the connection of who sends a body too slowly. Node's own limit holds for the whole server alike; here a route
 * that takes large uploads has its own. Bodies on their way are limited for each address and in all; where there are too
 * many the slowest makes room. Slow headers are Node's business (`headersTimeout`).
 */
export function registerBodyTimeout(app: FastifyInstance, limits: Partial<BodyLimits> = {}): void {
  const { ordinary, most, each, leastRate, grace, ripe } = { ...usual, ...limits };
  const places = new FairShare(most, each);
  const coming = new Set<Coming>();

  const leave = (one: Coming) => void (coming.delete(one) && places.give(one.address));

  function giveUp(one: Coming): void {
    leave(one);
    const { request, reply, socket } = one;
    if (request.raw.complete) return;
    request.log.info('body came too slowly');
    if (!reply.raw.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.raw.destroy();
  }

  /** Bytes a second so far. What we have not read yet is not the sender's fault. */
  function rateOf({ request, socket, before, since }: Coming, now: number): number {
    if (request.raw.readableLength > 0) return Number.POSITIVE_INFINITY;
    return ((socket.bytesRead - before) * 1000) / Math.max(1, now - since);
  }

  /** Gives the slowest up, of one address or of all. */
  function makeRoom(address: string | undefined): void {
    const now = performance.now();
    let slowest: Coming | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const one of coming) {
      if (now - one.since < ripe || (address !== undefined && one.address !== address)) continue;
      const rate = rateOf(one, now);
      if (rate >= least) continue;
      least = rate;
      slowest = one;
    }
    if (slowest) giveUp(slowest);
  }

  const look = setInterval(() => {
    const now = performance.now();
    for (const one of coming) {
      const age = now - one.since;
      if (age > one.longest || (age > grace && rateOf(one, now) < leastRate)) giveUp(one);
    }
  }, lookEvery);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0;
    // Calls that come from this very process have no socket.
    if (!hasBody || !(raw.socket instanceof Socket)) return done();
    const address = addressKey(request.ip);
    if (places.full) makeRoom(undefined);
    else if (!places.fits(address)) makeRoom(address);
    if (!places.fits(address)) {
      // Its body is not waited for.
      reply.header('connection', 'close');
      return done(new Unavailable('too many bodies are on their way'));
    }
    const one: Coming = {
      request,
      reply,
      socket: raw.socket,
      address,
      since: performance.now(),
      before: raw.socket.bytesRead,
      longest: request.routeOptions.config.bodyTimeout ?? ordinary,
    };
    coming.add(one);
    places.take(address);
    const there = () => leave(one);
    raw.once('end', there);
    raw.once('close', there);
    done();
  });
}
