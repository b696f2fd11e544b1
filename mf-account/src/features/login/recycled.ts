import { ApiError } from '@harbor/runtime';

/** An account that nobody used for long, whose number somebody proved to have. */
export interface Recycled {
  ticket: string;
  /** Masked. */
  nickname: string;
  /** `2024-03`. */
  registered: string;
}

/** What the server asks about a dormant account, if that is why it refused. */
export function recycledOf(error: unknown): Recycled | null {
  const data: unknown = error instanceof ApiError && error.code === 409 ? error.data : null;
  if (typeof data !== 'object' || data === null || !('recycled' in data)) return null;
  const { recycled } = data;
  if (typeof recycled !== 'object' || recycled === null) return null;
  const { ticket, nickname, registered } = recycled as Record<string, unknown>;
  return { ticket: String(ticket), nickname: String(nickname), registered: String(registered) };
}
