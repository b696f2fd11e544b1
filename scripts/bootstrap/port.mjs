import { createServer } from 'node:net';

/** Whether nobody listens on a port yet. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * A port that is free now, and will be when somebody gets to use it: it lies below those that systems hand out to
 * whoever asks for any, as tests and every connection do (from 32768 on).
 */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free TCP port between 20000 and 32000.');
}
