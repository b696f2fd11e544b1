import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.mjs';

async function answers(url) {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Starts the built site and waits until it is ready. It ends with this process, however that ends.
 * @returns the child process and the site's address
 * @throws when the server ends before it is ready, with its exit code
 */
export async function startSite({ port, env = {}, stdio = 'inherit', timeoutMs = 240_000 }) {
  const child = spawn('node', [join(root, 'server/dist/main.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...env },
    // The server ends when the channel closes: a signal cannot be sent by who was killed.
    stdio: [...(Array.isArray(stdio) ? stdio : [stdio, stdio, stdio]), 'ipc'],
  });
  const url = `http://localhost:${port}`;
  let ended;
  child.once('exit', (code) => {
    ended = code ?? 1;
  });
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    if (ended !== undefined) throw new Error(`The server ended with code ${ended} before it was ready.`);
    if (await answers(url)) return { child, url };
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  // Asked first: killed at once it would leave its database running.
  const patience = setTimeout(() => child.kill('SIGKILL'), 12_000);
  await stopSite({ child });
  clearTimeout(patience);
  throw new Error(`The server was not ready within ${timeoutMs / 1000} s.`);
}

/** Stops a site that `startSite` started and waits for its end. */
export function stopSite({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
