import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { Unavailable } from '../http/problem';
import type * as work from './work';

type Work = typeof work;

type Job = (input: never) => unknown;

/** Threads for work on what people send that would keep everybody else waiting on the main one. */
export interface Workers<W extends object = Work> {
  /**
   * Has a function of the threads' module done by one of them.
   * @throws Unavailable when too many wait, it takes too long or its thread dies; the next one finds a thread again
   */
  run<K extends keyof W & string>(
    name: K,
    input: W[K] extends Job ? Parameters<W[K]>[0] : never,
  ): Promise<W[K] extends Job ? Awaited<ReturnType<W[K]>> : never>;
  close(): Promise<void>;
}

/** How much work there may be. Times in ms, memory in MiB. */
export interface WorkersSettings {
  threads: number;
  /** Pieces that may wait; more are turned away. */
  queue: number;
  /** Longest time of a piece, waiting included; one that is under way is ended with its thread. */
  patience: number;
  /** Heap of a thread. */
  memory: number;
  /** Whether threads see the environment of the process. */
  environment: boolean;
}

export const workersSettings: WorkersSettings = {
  threads: 2,
  queue: 200,
  patience: 20_000,
  memory: 256,
  environment: true,
};

/** What the pool says of work that never came to its end; whatever else is thrown comes from the work itself. */
const cutShort = /^Terminating worker thread$|^Task queue is at limit$|^worker exited with code/;

function wasCutShort(error: unknown): boolean {
  const { name, code, message = '' } = error as Partial<NodeJS.ErrnoException>;
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY' || cutShort.test(message);
}

/**
 * Opens the threads; none runs before there is work.
 * @param file the bundle of `work.ts`
 */
export function openWorkers<W extends object = Work>(
  log: FastifyBaseLogger,
  file = join(import.meta.dirname, 'work.mjs'),
  { threads, queue, patience, memory, environment }: WorkersSettings = workersSettings,
): Workers<W> {
  let pool: Piscina | undefined;
  const open = (): Piscina => {
    const opened = new Piscina({
      filename: file,
      minThreads: threads,
      maxThreads: threads,
      maxQueue: queue,
      ...(environment ? {} : { env: {} }),
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    opened.on('error', (error: unknown) => log.warn({ err: error }, 'a worker thread died'));
    return opened;
  };
  /** A pool whose threads died while they began makes no new ones: the next piece of work gets a new pool. */
  const dropDead = (used: Piscina) => {
    if (used.threads.length >= threads || pool !== used) return;
    pool = undefined;
    used.close().catch(() => {});
  };
  return {
    async run(name, input) {
      pool ??= open();
      const used = pool;
      try {
        return await used.run(input, { name, signal: AbortSignal.timeout(patience) });
      } catch (error) {
        if (!wasCutShort(error)) throw error;
        dropDead(used);
        throw new Unavailable(`${name} was not done`, { cause: error });
      }
    },
    async close() {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
