import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Does something while every core is busy with something else.
 * @returns what it gives; the busy programs are gone by then
 */
export async function besideLoad(work) {
  const busy = Array.from({ length: availableParallelism() }, () =>
    // It ends by itself where this program is killed before it can end it.
    spawn(process.execPath, ['-e', 'const end = Date.now() + 120_000; while (Date.now() < end);'], {
      stdio: 'ignore',
    }),
  );
  try {
    return await work();
  } finally {
    await Promise.all(
      busy.map((child) => {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        return gone;
      }),
    );
  }
}
