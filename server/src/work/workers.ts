import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { Unavailable } from '../http/problem';
import { Child, ChildDied, ChildStrayed } from './child';
import type * as work from './work';

type Work = typeof work;

type Job = (input: never) => unknown;

/**
 * Processes for work that would keep everybody else waiting on the server's own thread, on what people send or teams
 * release. Processes and not threads: Node ends the whole process when one thread asks for more memory at once than its
 * heap has left.
 */
export interface Workers<W extends object = Work> {
  /**
   * Has a function of the processes' module done by one of them.
   * @throws Unavailable when too many wait, it takes too long or its process dies ({@link outOfMemory} tells of what); the
   * next one finds a process again
   */
  run<K extends keyof W & string>(
    name: K,
    input: W[K] extends Job ? Parameters<W[K]>[0] : never,
  ): Promise<W[K] extends Job ? Awaited<ReturnType<W[K]>> : never>;
  /** Ends all processes; nothing is done afterwards. */
  close(): Promise<void>;
}

/** How much work there may be. Times in ms, memory in MiB. */
export interface WorkersSettings {
  processes: number;
  /** Pieces that may wait; more are turned away. */
  queue: number;
  /** Longest time of a piece, waiting included; one that is under way is ended with its process. */
  patience: number;
  /** Heap of a process; all of it together may take some more. */
  memory: number;
  /** Whether processes see the environment of the server. */
  environment: boolean;
  /** Flags of Node that they are started with. */
  flags?: readonly string[];
}

export const workersSettings: WorkersSettings = {
  processes: 2,
  queue: 200,
  patience: 20_000,
  memory: 256,
  environment: true,
};

/** Work that took longer than it may. */
class TooLate extends Error {
  override name = 'TooLate';
}

/** Whether work was cut short because it filled the memory, by what {@link Workers.run} throws. */
export function outOfMemory(error: unknown): boolean {
  if (error instanceof ChildDied) return error.outOfMemory;
  return error instanceof Error && error.cause !== undefined && outOfMemory(error.cause);
}

/** Whether work was cut short because its process sent something that is no answer, by what {@link Workers.run} throws. */
export function strayed(error: unknown): boolean {
  return error instanceof ChildStrayed || (error instanceof Error && error.cause instanceof ChildStrayed);
}

/**
 * Opens the processes; none runs before there is work.
 * @param file the bundle of `work.ts`
 */
export function openWorkers<W extends object = Work>(
  log: FastifyBaseLogger,
  file = join(import.meta.dirname, 'work.mjs'),
  { processes, queue, patience, memory, environment, flags }: WorkersSettings = workersSettings,
): Workers<W> {
  const atOnce = pLimit(processes);
  const idle: Child[] = [];
  const all = new Set<Child>();
  let closed = false;

  function take(): Child {
    for (let child = idle.pop(); child; child = idle.pop()) {
      if (child.alive) return child;
      all.delete(child);
    }
    const child = new Child({ file, memory, environment, flags });
    all.add(child);
    return child;
  }

  async function work(name: string, input: unknown, until: number): Promise<unknown> {
    const left = until - performance.now();
    if (left <= 0) throw new TooLate();
    if (closed) throw new Unavailable('the server ends');
    const child = take();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooLate()), left);
    });
    try {
      return await Promise.race([child.run(name, input), late]);
    } catch (error) {
      // What was given up may go on for ever.
      if (error instanceof TooLate) await child.kill();
      throw error;
    } finally {
      clearTimeout(timer);
      if (child.alive) idle.push(child);
      else all.delete(child);
    }
  }

  return {
    async run(name, input) {
      if (atOnce.pendingCount >= queue) throw new Unavailable(`too many wait for ${name}`);
      const until = performance.now() + patience;
      try {
        return (await atOnce(work, name, input, until)) as never;
      } catch (error) {
        if (!(error instanceof ChildDied || error instanceof TooLate)) throw error;
        log.warn({ err: error, name }, 'work was cut short');
        throw new Unavailable(`${name} was not done`, { cause: error });
      }
    },
    async close() {
      closed = true;
      await Promise.all([...all].map((child) => child.kill()));
      all.clear();
      idle.length = 0;
    },
  };
}
