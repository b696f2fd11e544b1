import type { TicketKind, TicketStatus } from '@harbor/contract/ticket-status';

declare module '../../../db/schema' {
  interface KnownColumns {
    support_contacts: { variant: 'default' | 'report' };
    support_messages: { sender: 'user' | 'staff' | 'system' };
    tickets: { kind: TicketKind; status: TicketStatus };
    ticket_lines: { actor: 'user' | 'staff' | 'system'; from_status: TicketStatus; to_status: TicketStatus };
  }
}
