import { join } from 'node:path';
import { Child, ChildDied } from '../../../../work/child';
import { fileLimits } from '../limits';
import type { JudgedType, Verdict } from './judge';
import { Refusal } from './refusal';

/** What the process is asked, and what it answers. */
export interface Task {
  path: string;
  type: JudgedType;
}
export type Answer = { verdict: Verdict } | { refused: string };

/** Most that the parsed parts of one file may take, in MiB: a thesis takes some twenty. */
const mostMemory = 512;

/** The process's module lies beside the server's; tests, which run sources, have it built before they begin. */
const program = () => process.env.HARBOR_TEST_CHECKER ?? join(import.meta.dirname, 'file-checker.mjs');

const tooMuch = () => new Refusal('文件内容过于复杂，无法检查，请拆分或另存为新文件后再上传');

/**
 * Judges a file in a process of its own, which ends with it: whatever the file holds, the server goes on, and what takes
 * too much time or memory is given up.
 * @throws Refusal
 */
export async function judgeApart(path: string, type: JudgedType): Promise<Verdict> {
  const task: Task = { path, type };
  const child = new Child({ file: program(), memory: mostMemory, environment: false });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooMuch()), fileLimits.checkWithin);
  });
  try {
    const answer = (await Promise.race([child.run('check', task), late])) as Answer;
    if ('refused' in answer) throw new Refusal(answer.refused);
    return answer.verdict;
  } catch (error) {
    throw error instanceof ChildDied && error.outOfMemory ? tooMuch() : error;
  } finally {
    clearTimeout(timer);
    await child.kill();
  }
}
