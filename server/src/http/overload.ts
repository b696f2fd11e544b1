import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './client-address';
import { FairShare } from './connections/fair-share';
import { isInternal } from './internal';
import { Unavailable } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Always answered and never counted: whoever asks wants to know how busy the server is. */
    health?: boolean;
  }
  interface FastifyRequest {
    /** The place that the request takes up while it is worked on; null for those that are not counted. */
    work: Work | null;
  }
}

/** How much the server may do at a time. */
export interface OverloadLimits {
  /** Requests that are worked on at a time; more would only wait for each other. */
  most: number;
  /** Of these, what an address always gets of the routes outside the contract (pages, notifies), however busy we are. */
  always: number;
  /** Ms that a request goes on counting whose client has gone: what it began goes on, and ends by the database's limits. */
  abandoned: number;
}

/** How busy the server is. */
export interface Overload {
  /** Whether requests from an address are turned away for want of places. */
  overloaded(ip: string): boolean;
  /** Requests that are worked on now. */
  count(): number;
}

const usual: OverloadLimits = { most: 1000, always: 8, abandoned: 5000 };

/** A place that is taken and given back any number of times, and counts once. */
class Work {
  private held = false;
  private over = false;

  constructor(
    private readonly places: FairShare,
    private readonly address: string,
  ) {}

  begin(): void {
    if (this.held || this.over) return;
    this.held = true;
    this.places.take(this.address);
  }

  pause(): void {
    if (!this.held) return;
    this.held = false;
    this.places.give(this.address);
  }

  end(): void {
    this.pause();
    this.over = true;
  }
}

/**
 * Whether a request waits for its body; one from this very process has none to wait for. Those that only ask are worked on
 * at once, whatever they say is to come.
 */
const waitsForBody = ({ raw }: FastifyRequest) =>
  raw.method !== 'GET' &&
  raw.method !== 'HEAD' &&
  !raw.complete &&
  (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0);

/**
 * Answers 503 at once when too many requests are worked on, so that those already admitted finish. A request is worked on
 * until its answer goes out; while its body comes (`registerBodyTimeout`), while its answer is read (`registerSlowReaders`)
 * and while it is an open stream it is no work that others wait for.
 */
export function registerOverload(app: FastifyInstance, limits: Partial<OverloadLimits> = {}): Overload {
  const { most, always, abandoned } = { ...usual, ...limits };
  const places = new FairShare(most);
  app.decorateRequest('work', null);

  app.addHook('onRequest', (request, reply, done) => {
    const { health, open } = request.routeOptions.config;
    // What a page asks of its own server is part of the work on that page.
    if (health || isInternal(request)) return done();
    const address = addressKey(request.ip);
    if (!places.fits(address) && !(open && places.of(address) < always))
      return done(new Unavailable('overloaded'));
    const work = new Work(places, address);
    request.work = work;
    work.begin();
    // Also the end of clients that go away before their answer.
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded) setTimeout(() => work.end(), abandoned).unref();
      else work.end();
    });
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { work, raw } = request;
    if (work && waitsForBody(request)) {
      work.pause();
      raw.once('end', () => work.begin());
    }
    done(null, payload);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.stream) request.work?.end();
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.work?.end();
    done(null, payload);
  });

  return { overloaded: (ip) => !places.fits(addressKey(ip)), count: () => places.count };
}
