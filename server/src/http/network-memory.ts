import { readFile } from 'node:fs/promises';
import { SocketAddress } from 'node:net';

const page = 4096;

/** What the system's TCP holds for all connections of the machine, in bytes, and from where on it is short of memory. */
export interface NetworkMemory {
  used: number;
  short: number;
}

/** @returns undefined where the system does not tell; Linux does */
export async function networkMemory(): Promise<NetworkMemory | undefined> {
  try {
    const [state, limits] = await Promise.all([
      readFile('/proc/net/sockstat', 'latin1'),
      readFile('/proc/sys/net/ipv4/tcp_mem', 'latin1'),
    ]);
    const used = Number(/^TCP:.* mem (\d+)/m.exec(state)?.[1]);
    const short = Number(limits.trim().split(/\s+/)[1]);
    return Number.isFinite(used) && short > 0 ? { used: used * page, short: short * page } : undefined;
  } catch {
    return undefined;
  }
}

/** An address as Node writes it, of what Linux prints: words of four bytes, the last byte first. */
function addressOf(hex: string): string {
  const bytes = (hex.match(/.{8}/g) ?? []).flatMap((word) => (word.match(/../g) ?? []).reverse());
  if (bytes.length === 4) return bytes.map((byte) => Number.parseInt(byte, 16)).join('.');
  const groups = (bytes.join('').match(/.{4}/g) ?? []).join(':');
  return new SocketAddress({ address: groups, family: 'ipv6' }).address;
}

/** Words of a line of Linux' list of connections: ours, the other's, and what waits to be sent and read. */
const line = /^ *\d+: [0-9A-F]+:([0-9A-F]{4}) ([0-9A-F]+):([0-9A-F]{4}) \w\w ([0-9A-F]{8}):/gm;

/**
 * Bytes that were handed to the system and that no client has taken yet, of the connections to one of our ports.
 * @param least of a connection that is told
 * @returns bytes by `address port` of the client; nothing where the system does not tell
 */
export async function untakenBytes(port: number, least: number): Promise<Map<string, number>> {
  const untaken = new Map<string, number>();
  const lists = ['/proc/net/tcp', '/proc/net/tcp6'].map((path) => readFile(path, 'latin1').catch(() => ''));
  for (const text of await Promise.all(lists))
    for (const [, own = '', address = '', from = '', waits = ''] of text.matchAll(line)) {
      const bytes = Number.parseInt(waits, 16);
      if (bytes < least || Number.parseInt(own, 16) !== port) continue;
      untaken.set(`${addressOf(address)} ${Number.parseInt(from, 16)}`, bytes);
    }
  return untaken;
}
