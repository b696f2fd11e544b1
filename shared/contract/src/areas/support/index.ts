import { defineArea } from '../../endpoint';
import { chatCalls } from './chat';
import { contactCalls } from './contacts';
import { replyCalls } from './replies';
import { ticketCalls } from './tickets';

export { type ChatMessage, type Conversation, chatMessage } from './chat';
export { type StaffContact, type SupportContact, supportContact } from './contacts';
export type { SupportReply } from './replies';
export { type TicketCard, type TicketDetail, ticketAct, ticketTab } from './tickets';

export const support = defineArea({
  ...contactCalls,
  ...chatCalls,
  ...replyCalls,
  ...ticketCalls,
});
