import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Channel } from '../../../gateways/gateway';

/** `none`: nothing to pay, yet it passes the same settlement. */
export type PaymentChannel = Channel | 'none';

/** What an outbox row tells the user. */
export interface OutboxPayload {
  order_id: number;
  order_no: string;
  title: string;
  amount_fen: number;
}

export type PaymentRow = Selectable<DB['payments']>;
export type OutboxRow = Selectable<DB['outbox']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    payments: { channel: PaymentChannel };
    outbox: { payload: OutboxPayload };
  }
}
