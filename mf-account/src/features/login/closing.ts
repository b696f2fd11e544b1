import { ApiError } from '@harbor/runtime';

/** An account that its owner asked to close, and that still can be kept. */
export interface ClosingAccount {
  ticket: string;
  /** When it ends. */
  closesAt: string;
}

/** What the server says about an account that is being closed, if that is why it refused. */
export function closingOf(error: unknown): ClosingAccount | null {
  const data: unknown = error instanceof ApiError && error.code === 409 ? error.data : null;
  if (typeof data !== 'object' || data === null || !('closing' in data)) return null;
  const { closing } = data;
  if (typeof closing !== 'object' || closing === null) return null;
  const { ticket, closes_at } = closing as Record<string, unknown>;
  return { ticket: String(ticket), closesAt: String(closes_at) };
}
