import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

/** What became of a quote. */
export type QuoteState = 'open' | 'accepted' | 'countered' | 'replaced' | 'expired' | 'cancelled';

export type QuoteRow = Selectable<DB['quotes']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    quotes: { state: QuoteState };
  }
}
