import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../bootstrap/run.mjs';

const patience = 60_000;

/** Whether `/readyz` says yes. */
const isReady = (port) =>
  new Promise((resolve) => {
    const call = get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.once('error', () => resolve(false));
  });

/**
 * Starts the built server and waits until it is ready.
 * @returns the child, when it was ready (`performance.now()`), and what it logged of its start: `{ ms, phases }`
 * @throws Error when it ends before, or takes a minute
 */
export async function startServer(port, env) {
  const child = spawn(process.execPath, [join(root, 'server/dist/main.mjs')], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), HARBOR_LOG: 'info' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let logged = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    logged += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  for (const deadline = performance.now() + patience; ; await sleep(4)) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready: ${errors.trim()}`);
    if (await isReady(port)) break;
    if (performance.now() > deadline)
      throw new Error(`The server was not ready within ${patience / 1000} s.`);
  }
  const at = performance.now();
  const line = () => /^\{.*"phases":.*\}$/m.exec(logged)?.[0];
  // It is written right after; a site that says nothing of it is told so.
  for (const deadline = at + 5000; !line(); await sleep(4))
    if (performance.now() > deadline)
      throw new Error('The server did not log where its start spent its time.');
  const { ms, phases } = JSON.parse(line());
  return { child, at, told: { ms, phases } };
}
