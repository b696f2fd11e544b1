import { createServer, type RequestListener, type Server } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { inTurn } from './in-turn';
import { openFilesLimit } from './open-files';
import { Room } from './room';

/** Connections of one process at most: 20,000 event streams, and what comes and goes. */
const most = 25_000;
const each = 2000;

/** Files that are open besides: the database's connections, logs, modules, uploads being written. */
const reserve = 256;

/** Ms until the headers of a request have to be there, and how often Node looks. */
const headersTimeout = 10_000;
const connectionsCheckingInterval = 5000;

/** Ms that a connection may idle; above what balancers use, so that they are the ones who close. */
const keepAliveTimeout = 72_000;

/** What the server of the site is made of. */
export interface ServerOptions {
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustProxy: string[];
  /** Connections at most; by default what this process may have open. */
  most?: number;
  /** Connections of one address at most. */
  each?: number;
}

/**
 * Makes the HTTP servers of the site: connections are limited (`Room`), and the requests of one are worked on in turn
 * (`inTurn`). Bodies have their own time limits by route (`registerBodyTimeout`), hence no `requestTimeout` here.
 */
export function serverFactory(options: ServerOptions): (listener: RequestListener) => Server {
  const trusted = proxyAddr.compile(options.trustProxy);
  const room = new Room({
    // Each may have a file open that is sent on it.
    most: options.most ?? Math.min(most, Math.floor((openFilesLimit() - reserve) / 2)),
    each: options.each ?? each,
    isProxy: (address) => trusted(address, 0),
  });
  return (listener) => {
    const server = createServer(
      { headersTimeout, connectionsCheckingInterval, requestTimeout: 0, keepAliveTimeout },
      inTurn(listener, room),
    );
    server.on('connection', room.enter);
    return server;
  };
}
