import { judge } from './judge';
import { Refusal } from './refusal';
import type { Answer, Task } from './worker';

/** What the process in which a file is judged does. */
export async function check({ path, type }: Task): Promise<Answer> {
  try {
    return { verdict: await judge(path, type) };
  } catch (error) {
    // Its class does not come through to the other process.
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}
