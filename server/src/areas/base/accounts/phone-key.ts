import { createHmac } from 'node:crypto';

/** Stands for a phone number in counters and logs, from which the number cannot be read. */
export function phoneKey(secret: string, phone: string): string {
  return createHmac('sha256', secret).update(`phone:${phone}`).digest('hex').slice(0, 20);
}

/** `13800000001` → `138****0001`. */
export const maskPhone = (phone: string | null) =>
  phone ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '';
