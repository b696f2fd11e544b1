import { createHmac } from 'node:crypto';

/**
 * The six digits of a code. They follow from its id, whose it is and the address it proves, so that neither the database
 * nor a mail that waits holds them.
 */
export function codeOf(secret: string, code: { id: string; userId: number; addressKey: string }): string {
  const digest = createHmac('sha256', secret)
    .update(`mail-code:${code.id}:${code.userId}:${code.addressKey}`)
    .digest();
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

/** Stands for an address in the database and in counters: capitals do not make another mailbox. */
export const keyOf = (address: string) => address.toLowerCase();

/** `lixiaozhou@example.cn` → `li***@example.cn` */
export function maskAddress(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return address ? `${name.slice(0, name.length > 3 ? 2 : 1)}***@${domain}` : '';
}
