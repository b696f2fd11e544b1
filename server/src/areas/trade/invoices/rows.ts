import type { InvoiceContent, InvoiceStatus } from '@harbor/contract/invoice-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { InvoiceActor, InvoiceEvent } from './transitions';

export type InvoiceRow = Selectable<DB['invoices']>;
export type InvoiceLineRow = Selectable<DB['invoice_lines']>;
export type InvoiceProfileRow = Selectable<DB['invoice_profiles']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    invoices: { status: InvoiceStatus; kind: 'person' | 'unit'; content: InvoiceContent };
    invoice_lines: {
      event: InvoiceEvent;
      from_status: InvoiceStatus;
      to_status: InvoiceStatus;
      actor: InvoiceActor;
    };
    invoice_profiles: { kind: 'person' | 'unit'; content: InvoiceContent | '' };
  }
}
