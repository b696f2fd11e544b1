import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Slow clients of several kinds, each kind a process of its own.
 * @param connections of each kind: `{ headers, bodies, readers }`
 * @param seconds after which they end in any case
 * @returns `held()`, how many connections each kind has and how often it had to open one again, and `stop()`
 */
export function attack(port, connections, seconds) {
  const kinds = Object.keys(connections);
  const children = kinds.map((kind) =>
    fork(program('attack.mjs'), [kind, port, connections[kind], seconds].map(String), { stdio: 'inherit' }),
  );
  return {
    async held() {
      const told = await Promise.all(
        children.map(async (child) => {
          child.send('how many');
          return (await once(child, 'message'))[0];
        }),
      );
      return Object.fromEntries(kinds.map((kind, n) => [kind, told[n]]));
    },
    async stop() {
      const gone = children.map((child) => child.exitCode === null && once(child, 'exit'));
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(gone);
    },
  };
}

/** @returns `{ times, failed }`: sorted times in ms of each kind of call, and how many were not answered */
export async function visitors(port, rate, seconds) {
  const child = fork(program('visitors.mjs'), [port, rate, seconds].map(String), { stdio: 'inherit' });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The visitors ended with code ${code} before they told their times.`);
  });
  failed.catch(() => {});
  const [told] = await Promise.race([once(child, 'message'), failed]);
  return told;
}
