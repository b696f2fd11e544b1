import type { Trade } from '../bank/trade';

/** How a trade stands for the person at the cashier. */
export type Standing = 'payable' | 'paid' | 'late' | 'expired' | 'closed';

export function standingOf(trade: Trade): Standing {
  if (trade.state === 'paid') return 'paid';
  if (trade.late) return 'late';
  if (trade.state === 'unpaid') return 'payable';
  return trade.closedAt !== null && trade.closedAt >= trade.expiresAt ? 'expired' : 'closed';
}
