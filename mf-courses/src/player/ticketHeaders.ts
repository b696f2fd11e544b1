import { playTicketHeader } from '@harbor/contract/lesson-progress';
import { readToken } from '@harbor/runtime';

/** Headers of a request with a ticket: it is bound to its session, which has to be named beside it. */
export function ticketHeaders(ticket: string): Record<string, string> {
  const token = readToken();
  const session = token && `${localStorage.getItem('token_type') ?? 'Bearer'} ${token}`;
  return { [playTicketHeader]: ticket, ...(session && { Authorization: session }) };
}
