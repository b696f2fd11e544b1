import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type NetworkMemory, networkMemory, untakenBytes } from './network-memory';

/** When answers that lie in the system's buffers are given up. */
export interface UntakenLimits {
  memory: () => Promise<NetworkMemory | undefined>;
  /** Part of the memory from which on the system is short that may be used before anybody is cut off. */
  share: number;
  /** Bytes of a connection that count; less is the usual way of any answer. */
  least: number;
  /** Seconds that it would take a client to take what waits for it, at its pace since the last look. */
  longest: number;
  /** How often is looked, in ms. */
  lookEvery: number;
}

const usual: UntakenLimits = {
  memory: networkMemory,
  share: 0.3,
  least: 64 * 1024,
  longest: 10,
  lookEvery: 500,
};

/**
 * Cuts off who leaves an answer in the system's own buffers while their memory runs short. The system takes up to some MB
 * for each connection, which `registerSlowReaders` cannot see: for it an answer that fits is sent. A few hundred such
 * connections use up what the machine has for all of its networking, and then nobody is answered.
 */
export function registerUntakenAnswers(app: FastifyInstance, limits: Partial<UntakenLimits> = {}): void {
  const { memory, share, least, longest, lookEvery } = { ...usual, ...limits };
  const sockets = new Set<Socket>();
  /** Bytes that each client had taken when we looked last, while we look. */
  let before = new Map<Socket, number>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  async function look(): Promise<void> {
    const now = await memory();
    const address = app.server.address();
    if (!now || now.used < now.short * share || address === null || typeof address === 'string') {
      before.clear();
      return;
    }
    const untaken = await untakenBytes(address.port, least);
    const taken = new Map<Socket, number>();
    const stuck: { socket: Socket; bytes: number; seconds: number }[] = [];
    for (const socket of sockets) {
      const bytes = untaken.get(`${socket.remoteAddress} ${socket.remotePort}`);
      if (bytes === undefined) continue;
      const sofar = socket.bytesWritten - socket.writableLength - bytes;
      taken.set(socket, sofar);
      const last = before.get(socket);
      if (last === undefined) continue;
      const seconds = (bytes * lookEvery) / 1000 / Math.max(1, sofar - last);
      if (seconds > longest) stuck.push({ socket, bytes, seconds });
    }
    before = taken;
    let tooMuch = now.used - now.short * share;
    for (const { socket, bytes } of stuck.sort((a, b) => b.seconds - a.seconds)) {
      if (tooMuch <= 0) break;
      tooMuch -= bytes;
      socket.resetAndDestroy();
    }
  }

  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look().finally(() => {
      looking = false;
    });
  }, lookEvery);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
