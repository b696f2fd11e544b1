import type { RefundStatus } from '@harbor/contract/refund-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Actor } from '../orders/transitions';
import type { RefundEvent } from './transitions';

export type RefundRow = Selectable<DB['refunds']>;
export type RefundLineRow = Selectable<DB['refund_lines']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    refunds: { kind: 'order' | 'extra'; status: RefundStatus };
    refund_lines: { event: RefundEvent | 'escalate' | 'answer'; actor: Actor };
  }
}
