const placeOf = (orderId: number) => `harbor:changes:${orderId}`;

/** Points of a change request that were typed and not sent, in this tab. */
export function readDraft(orderId: number): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(placeOf(orderId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps them over a reload; nothing written clears them. */
export function writeDraft(orderId: number, items: readonly string[]): void {
  try {
    if (items.some(Boolean)) sessionStorage.setItem(placeOf(orderId), JSON.stringify(items));
    else sessionStorage.removeItem(placeOf(orderId));
  } catch {
    // Without room to store it lasts as long as the dialog.
  }
}

/** State of a way to an order that opens its change request at once, with what its draft holds. */
export const openChanges = { open: 'changes' } as const;
