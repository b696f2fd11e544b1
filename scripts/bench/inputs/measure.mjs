import { openSync, readSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';

/** Longest time that one turn of the event loop may take, in ms: what everybody else waits. */
export const limit = 50;

/**
 * A clock of the main thread's own time on the processor, in ms, so that what else the machine does counts for nothing;
 * where the system has none, time as it passes.
 */
function ownTime() {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`);
    const bytes = Buffer.alloc(64);
    return () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, 64, 0)), 10) / 1e6;
  } catch {
    return () => performance.now();
  }
}
const now = ownTime();

/** The longest turn of the event loop while `work` goes on, in ms. */
async function longestTurn(work) {
  let longest = 0;
  let going = true;
  await turn();
  let last = now();
  const watch = () => {
    const at = now();
    longest = Math.max(longest, at - last);
    last = at;
    if (going) setImmediate(watch);
  };
  setImmediate(watch);
  try {
    await work();
    await turn();
  } finally {
    going = false;
  }
  return longest;
}

/** The best of several measurements, in ms: the others had a collection of garbage or a compilation in them. */
export async function bestOf(times, work) {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < times; n += 1) {
    best = Math.min(best, await longestTurn(work));
    // Far from the limit once is far enough.
    if (best < limit / 2) break;
  }
  return best;
}
