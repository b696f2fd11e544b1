import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Channel } from '../../../gateways/gateway';

/** How our books and a statement differ. */
export type DifferenceKind =
  | 'only_theirs'
  | 'only_ours'
  | 'amount'
  | 'refund_only_theirs'
  | 'refund_only_ours'
  | 'refund_amount';

export type DifferenceRow = Selectable<DB['payment_differences']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    payment_differences: { channel: Channel; kind: DifferenceKind };
  }
}
