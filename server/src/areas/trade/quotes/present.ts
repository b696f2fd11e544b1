import type { OrderQuote } from '@harbor/contract';
import { toMoment } from '../../../time';
import type { QuoteRow, QuoteState } from './rows';

const words: Record<QuoteState, string> = {
  open: '待确认',
  accepted: '已接受',
  countered: '已请重新报价',
  replaced: '已更新',
  expired: '已过期',
  cancelled: '已取消',
};

/** A quote as both sides see it; one whose time is over counts as expired before the clock has taken it away. */
export function presentQuote(row: QuoteRow, now: Date): OrderQuote {
  const state = row.state === 'open' && row.expire_at <= now ? 'expired' : row.state;
  return {
    round: row.round,
    state,
    state_text: words[state],
    amount_fen: row.amount_fen,
    days: row.days,
    revisions: row.revisions,
    note: row.note,
    expire_at: toMoment(row.expire_at),
    created_at: toMoment(row.created_at),
    wish: row.wish,
    wish_fen: row.wish_fen,
  };
}
