import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A connection to a listening server on which a test writes whatever it likes; its end is no error of the test. */
export async function openSocket(base: string): Promise<Socket> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** The text of one request without a body. */
export const requestText = (method: string, path: string, headers: Record<string, string> = {}) =>
  [`${method} ${path} HTTP/1.1`, ...Object.entries({ host: 'test', ...headers }).map((one) => one.join(': '))]
    .join('\r\n')
    .concat('\r\n\r\n');

/** Asks again and again until something holds; @returns whether it came to hold. Ends in any case. */
export async function comesTrue(holds: () => boolean | Promise<boolean>, tries = 1000): Promise<boolean> {
  for (let n = 0; n < tries; n += 1) {
    if (await holds()) return true;
    await wait(20);
  }
  return false;
}

/** How often this process has a file open now; 0 where the system does not tell. */
export function timesOpen(path: string): number {
  const linkOf = (name: string) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`);
    } catch {
      // Closed meanwhile.
      return '';
    }
  };
  try {
    return readdirSync('/proc/self/fd').filter((name) => linkOf(name) === path).length;
  } catch {
    return 0;
  }
}
