import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

const names = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a list of addresses, networks and names (`loopback`, `linklocal`, `uniquelocal`) can be read, each in full. */
export function areProxies(list: string[]): boolean {
  if (!list.every((one) => names.includes(one) || isIP(one.split('/')[0] ?? '') > 0)) return false;
  try {
    proxyAddr.compile(list);
    return true;
  } catch {
    return false;
  }
}

const hex = (n: number) => n.toString(16);

/** Public addresses of networks that have nothing to do with each other. */
const strangers = [
  ...Array.from({ length: 222 }, (_, n) => `${n + 1}.77.77.77`).filter((ip) => !/^(10|127)\./.test(ip)),
  ...Array.from({ length: 512 }, (_, n) => `${hex(0x2000 + n * 16)}:77::77`),
];

/**
 * Whether a list trusts about anybody, judged by what it matches: one that believes two strangers believes whoever
 * writes an `X-Forwarded-For`, and every limit by address is gone.
 */
export function trustsEverybody(list: string[]): boolean {
  const trusted = proxyAddr.compile(list);
  return strangers.filter((ip) => trusted(ip, 0)).length > 1;
}
