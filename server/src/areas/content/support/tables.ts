import type { TicketKind, TicketStatus } from '@harbor/contract/ticket-status';
import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface SupportConversationsTable {
  id: Generated<number>;
  user_id: number;
  /** 1 待接待 · 2 接待中 · 3 已结束 */
  status: number;
  assignee_id: Nullable<number>;
  user_read_id: Defaulted<number>;
  staff_read_id: Defaulted<number>;
  score: Nullable<number>;
  score_comment: Defaulted<string>;
  last_at: Date;
  created_at: Date;
}

export interface SupportMessagesTable {
  id: Generated<number>;
  conversation_id: number;
  sender: 'user' | 'staff' | 'system';
  sender_id: number | null;
  content: Defaulted<string>;
  image: Defaulted<string>;
  order_id: Nullable<number>;
  /** The sender's own mark; a repeat of it is the same message. */
  client_id: Defaulted<string>;
  created_at: Date;
}

export interface TicketsTable {
  id: Generated<number>;
  ticket_no: string;
  user_id: number;
  kind: TicketKind;
  topic: string;
  order_id: Nullable<number>;
  contact: Defaulted<string>;
  status: Defaulted<TicketStatus>;
  assignee_id: Nullable<number>;
  /** When the answer is due. */
  due_at: Date;
  /** When all staff were told that it is overdue. */
  escalated_at: Nullable<Date>;
  solved_at: Nullable<Date>;
  score: Nullable<number>;
  score_comment: Defaulted<string>;
  created_at: Date;
  updated_at: Date;
}

export interface TicketLinesTable {
  id: Generated<number>;
  ticket_id: number;
  actor: 'user' | 'staff' | 'system';
  actor_id: number | null;
  /** Event of the table of transitions, `create` or `note`. */
  event: string;
  from_status: TicketStatus | null;
  to_status: TicketStatus;
  content: Defaulted<string>;
  images: Defaulted<string[]>;
  /** Seen by staff alone. */
  internal: Defaulted<boolean>;
  at: Date;
}

export interface SupportContactsTable {
  id: Generated<number>;
  name: string;
  wechat: string;
  image: string;
  hours: string;
  variant: ColumnType<'default' | 'report', 'default' | 'report' | undefined, 'default' | 'report'>;
  active: ColumnType<boolean, boolean | undefined, boolean>;
  uses: ColumnType<number, number | undefined, number>;
}

/** Conversations with support, and tickets. */
export interface SupportTables {
  support_contacts: SupportContactsTable;
  support_conversations: SupportConversationsTable;
  support_messages: SupportMessagesTable;
  tickets: TicketsTable;
  ticket_lines: TicketLinesTable;
}

declare module '../../../db/schema' {
  interface DB extends SupportTables {}
}
