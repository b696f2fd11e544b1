import { parentPort, workerData } from 'node:worker_threads';
import { judge } from './judge';
import { Refusal } from './refusal';
import type { Answer, Task } from './worker';

/** The program of the thread in which a file is judged. */
async function answer({ path, type }: Task): Promise<Answer> {
  try {
    return { verdict: await judge(path, type) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.postMessage(await answer(workerData as Task));
