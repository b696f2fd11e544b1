import { randomBytes } from 'node:crypto';

const prefix = randomBytes(6).toString('hex');
let count = 0;

/** An id for one request, unique over processes and cheap: a random part per process and a counter. */
export function newRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}
