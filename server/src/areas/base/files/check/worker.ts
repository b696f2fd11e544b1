import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fileLimits } from '../limits';
import type { JudgedType, Verdict } from './judge';
import { Refusal } from './refusal';

/** What the thread is asked, and what it answers. */
export interface Task {
  path: string;
  type: JudgedType;
}
export type Answer = { verdict: Verdict } | { refused: string } | { failed: string };

/** Most that the parsed parts of one file may take, in MB: a thesis takes some twenty. */
const mostMemory = 512;

/** The thread's program lies beside the server's; tests, which run sources, have it built before they begin. */
const program = () => process.env.HARBOR_TEST_CHECKER ?? join(import.meta.dirname, 'file-checker.mjs');

const tooMuch = () => new Refusal('文件内容过于复杂，无法检查，请拆分或另存为新文件后再上传');

/**
 * Judges a file in a thread of its own, which ends with it: whatever the file holds, the thread that answers people goes
 * on, and what takes too much time or memory is given up.
 * @throws Refusal
 */
export function judgeApart(path: string, type: JudgedType): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const task: Task = { path, type };
    const worker = new Worker(program(), {
      workerData: task,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    const end = (act: () => void) => {
      clearTimeout(timer);
      act();
      void worker.terminate();
    };
    const timer = setTimeout(() => end(() => reject(tooMuch())), fileLimits.checkWithin);
    worker.once('message', (answer: Answer) =>
      end(() => {
        if ('verdict' in answer) resolve(answer.verdict);
        else reject('refused' in answer ? new Refusal(answer.refused) : new Error(answer.failed));
      }),
    );
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error)),
    );
    worker.once('exit', (code) =>
      end(() => reject(new Error(`the check of a file ended by itself (${code})`))),
    );
  });
}
