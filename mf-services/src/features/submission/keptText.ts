import type { ManuscriptDraft } from '@harbor/contract';

const key = 'harbor.submission';

/** Text that has not reached the server: a visitor's, or a member's from the last seconds. */
export interface KeptText {
  content: ManuscriptDraft;
  /** The revision of the draft that it follows; 0 before there was one. */
  revision: number;
}

/** What this device keeps; undefined for nothing, or where storage is switched off. */
export function readKept(): KeptText | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptText {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    typeof value.content === 'object' &&
    value.content !== null &&
    'revision' in value &&
    typeof value.revision === 'number'
  );
}

export function keepText(kept: KeptText): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs the copy on this device, nothing else.
  }
}

export function forgetText(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
