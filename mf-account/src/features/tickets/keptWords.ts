import type { FormKind } from './useTicketForm';

/** What is typed into a ticket's form. */
export interface TicketWords {
  topic: string;
  content: string;
  order_no: string;
  contact: string;
}

const placeOf = (kind: FormKind) => `harbor:ticket:${kind}`;

/** What was written and not sent in this tab: it stays over the login and over a reload. */
export function readWords(kind: FormKind): Partial<TicketWords> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(placeOf(kind)) ?? '{}');
    const words = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string' && text !== '');
    return Object.fromEntries(words);
  } catch {
    return {};
  }
}

/** Keeps what is typed; nothing written clears it. */
export function keepWords(kind: FormKind, words: TicketWords): void {
  try {
    if (Object.values(words).some(Boolean)) sessionStorage.setItem(placeOf(kind), JSON.stringify(words));
    else sessionStorage.removeItem(placeOf(kind));
  } catch {
    // Without room to store it the words last as long as the page.
  }
}

/** They were sent. */
export const forgetWords = (kind: FormKind): void =>
  keepWords(kind, { topic: '', content: '', order_no: '', contact: '' });
