import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { copyDemoData } from '../../scripts/bootstrap/demo-data.mjs';
import { freePort } from '../../scripts/bootstrap/port.mjs';

const main = join(import.meta.dirname, '../../server/dist/main.mjs');

/** A site for one test alone, which may do to it what others must not see. */
export interface OwnSite {
  url: string;
  /** Its data folder. */
  data: string;
  /** As a machine that loses its power: nobody is asked. */
  killServer(): void;
  /**
   * Brings a killed server up again on the same data, and waits until it is ready.
   * @param more settings that hold from now on, beside those that the site began with
   */
  startServer(more?: Record<string, string>): Promise<void>;
  /** Lets the server end what is under way. */
  stopServer(): Promise<void>;
  /** Kills the database; the server brings it up again by itself. */
  killDatabase(): void;
  close(): Promise<void>;
}

/**
 * Starts a built site with settings of its own, and waits until it is ready. It begins with the demo data, or with an empty
 * folder where its settings say what the demo is to be.
 */
export async function ownSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const data = mkdtempSync(join(tmpdir(), 'harbor-own-site-'));
  // The server lends PostgreSQL a user without rights where it runs as root: it has to get in.
  chmodSync(data, 0o755);
  if (!('HARBOR_DEMO' in settings)) copyDemoData(data);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  const isGone = () => server?.exitCode !== null || server?.signalCode !== null;
  const given = { ...settings };
  const startServer = async (more: Record<string, string> = {}) => {
    Object.assign(given, more);
    const env = {
      ...{ PORT: String(port), HARBOR_DATA: data, HARBOR_LIMITS: 'demo', HARBOR_LOG: 'error' },
      HARBOR_DRAWING_WAIT: '20000',
      ...given,
    };
    const start = () => {
      // Why it did not start is read in the output of the tests.
      server = spawn('node', [main], {
        env: { ...process.env, ...env, NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    };
    start();
    const ready = async () => {
      // On a machine with other work a database may come up later than its server waits: what keeps services starts it again.
      if (isGone()) start();
      return (await fetch(`${url}/readyz`).catch(() => undefined))?.status;
    };
    await expect.poll(ready, { timeout: 180_000 }).toBe(200);
  };
  const stopServer = async () => {
    if (!server || isGone()) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  await startServer();
  return {
    url,
    data,
    startServer,
    stopServer,
    killServer: () => void server?.kill('SIGKILL'),
    killDatabase: () => {
      const [pid] = readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    close: async () => {
      await stopServer();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
