import { isIPv6 } from 'node:net';

/** What one person's address is for counting: an IPv4 address, or the /64 of an IPv6 one. */
export function addressKey(ip: string): string {
  if (ip.startsWith('::ffff:')) return ip.slice(7);
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const gap = ip.includes('::') ? Array(8 - first.length - last.length).fill('0') : [];
  return `${[...first, ...gap, ...last].slice(0, 4).join(':')}::/64`;
}

/** An address as its owner may see it in a list: `203.0.113.*`. */
export const shownAddress = (ip: string | null) =>
  ip ? truncatedAddress(ip).replace(/(\.)0$|:$/, '$1*') : '';

/** An address that no longer tells who it was: the last part of IPv4, all but the /48 of IPv6 removed. */
export function truncatedAddress(ip: string): string {
  const key = addressKey(ip);
  if (key.includes(':')) return `${key.split(':').slice(0, 3).join(':')}::`;
  return key.replace(/\.\d+$/, '.0');
}
