import type { InvoiceContent, InvoiceStatus } from '@harbor/contract/invoice-status';
import type { Generated, Selectable } from 'kysely';
import type { InvoiceActor, InvoiceEvent } from './transitions';

/** `invoices`. Amounts in 分. Of one order there is one that is not reversed. */
export interface InvoicesTable {
  id: Generated<number>;
  order_id: number;
  user_id: number;
  status: InvoiceStatus;
  kind: 'person' | 'unit';
  title: string;
  tax_no: Generated<string>;
  email: string;
  content: InvoiceContent;
  remark: Generated<string>;
  /** What it was issued for; null before. */
  amount_fen: number | null;
  number: Generated<string>;
  /** Beijing day `YYYY-MM-DD`; empty before it is issued. */
  issued_on: Generated<string>;
  /** Why it was refused or reversed. */
  reason: Generated<string>;
  created_at: Date;
  /** When it last came into its status. */
  updated_at: Date;
}

/** `invoice_lines`: append-only, everything that happened to an invoice. */
export interface InvoiceLinesTable {
  id: Generated<number>;
  invoice_id: number;
  event: InvoiceEvent;
  from_status: InvoiceStatus | null;
  to_status: InvoiceStatus;
  actor: InvoiceActor;
  actor_id: number | null;
  note: Generated<string>;
  at: Date;
}

/** `invoice_profiles`: what a person's next invoice begins with, and what their school asks of a reimbursement. */
export interface InvoiceProfilesTable {
  user_id: number;
  kind: Generated<'person' | 'unit'>;
  title: Generated<string>;
  tax_no: Generated<string>;
  email: Generated<string>;
  /** Empty while no invoice was asked for. */
  content: Generated<InvoiceContent | ''>;
  /** Above this amount in 分 the school wants a contract; null while nobody has said. */
  contract_over_fen: Generated<number | null>;
  updated_at: Date;
}

/** The tables this area owns. */
export interface InvoiceTables {
  invoices: InvoicesTable;
  invoice_lines: InvoiceLinesTable;
  invoice_profiles: InvoiceProfilesTable;
}

declare module '../../../db/schema' {
  interface DB extends InvoiceTables {}
}

export type InvoiceRow = Selectable<InvoicesTable>;
export type InvoiceLineRow = Selectable<InvoiceLinesTable>;
export type InvoiceProfileRow = Selectable<InvoiceProfilesTable>;
