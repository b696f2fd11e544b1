import type { FormAnswers } from '@harbor/contract';

/** What this browser keeps of a form until the server has it. */
export interface LocalDraft {
  /** Revision on the server that the writing began with, and what stood there. */
  revision: number;
  base: FormAnswers;
  answers: FormAnswers;
}

const place = (orderId: number) => `harbor:order-form:${orderId}`;

/** Keeps it; a browser that is full or forbids it goes without. The session's end clears it with everything else. */
export function keepLocal(orderId: number, draft: LocalDraft): void {
  try {
    localStorage.setItem(place(orderId), JSON.stringify(draft));
  } catch {
    // The server's copy is the one that counts.
  }
}

export function forgetLocal(orderId: number): void {
  localStorage.removeItem(place(orderId));
}

/** What was kept, if it can still be read. */
export function readLocal(orderId: number): LocalDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(orderId)) ?? 'null');
    if (kept && typeof kept === 'object' && 'revision' in kept && 'base' in kept && 'answers' in kept)
      return kept as LocalDraft;
  } catch {
    forgetLocal(orderId);
  }
  return undefined;
}
