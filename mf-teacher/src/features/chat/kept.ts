/** What this tab keeps of the chat of an order: words that were not sent, and messages that wait. */
const keyOf = (orderId: number, what: 'draft' | 'waiting') => `order-chat:${orderId}:${what}`;

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing is kept over a reload.
  }
}

/** A message that is on its way, or waits for another try. */
export interface Waiting {
  client_id: string;
  content: string;
  files: { id: string; name: string; size: number }[];
  state: 'sending' | 'failed';
  problem: string;
}

export const keptDraft = (orderId: number): string => read(keyOf(orderId, 'draft'));
export const keepDraft = (orderId: number, text: string): void => write(keyOf(orderId, 'draft'), text);

/** Messages of before a reload: whether they arrived nobody knows, so they wait for another try under the same mark. */
export function keptWaiting(orderId: number): Waiting[] {
  try {
    const kept: unknown = JSON.parse(read(keyOf(orderId, 'waiting')) || '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as Waiting[]).map((one) => ({ ...one, state: 'failed', problem: one.problem || '未发送' }));
  } catch {
    return [];
  }
}

export const keepWaiting = (orderId: number, list: readonly Waiting[]): void =>
  write(keyOf(orderId, 'waiting'), list.length > 0 ? JSON.stringify(list) : '');
