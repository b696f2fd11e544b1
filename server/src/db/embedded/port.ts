import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const file = (folder: string) => join(folder, 'harbor.port');

/** Keeps the port for the next start, so that whoever still knows it finds the database again. */
export function rememberPort(folder: string, port: number): void {
  writeFileSync(file(folder), String(port));
}

/** Listens on a port for a moment: 0 asks for any. Answers the port, or undefined when it is taken. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

function lastPort(folder: string): number {
  try {
    return Number(readFileSync(file(folder), 'utf8')) || 0;
  } catch {
    return 0;
  }
}

/** The port that the cluster had last time if it is free, else any free one. @throws Error when there is none */
export async function choosePort(folder?: string): Promise<number> {
  const port = (await tryPort(folder ? lastPort(folder) : 0)) ?? (await tryPort(0));
  if (!port) throw new Error('No free TCP port for PostgreSQL on 127.0.0.1');
  return port;
}
