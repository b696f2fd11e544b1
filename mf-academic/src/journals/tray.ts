import { mostCompared } from '@harbor/contract/journal-facets';
import { notify } from '@harbor/runtime';
import { useSyncExternalStore } from 'react';

/** A journal that is to be held against others. */
export interface Laid {
  id: number;
  name: string;
  name_cn: string | null;
  /** What it is about, which its cover is drawn by. */
  subject: string;
  /** In few words: `1 区 · Q1 · IF 6.8`. */
  words: string;
}

const place = 'harbor:journal-compare';
const nothing: readonly Laid[] = [];
const listeners = new Set<() => void>();

function isLaid(value: unknown): value is Laid {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'words' in value &&
    typeof value.words === 'string' &&
    'subject' in value &&
    typeof value.subject === 'string'
  );
}

function parsed(text: string | null): readonly Laid[] {
  if (!text) return nothing;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isLaid).slice(0, mostCompared) : nothing;
  } catch {
    return nothing;
  }
}

let known: { text: string | null; laid: readonly Laid[] } = { text: null, laid: nothing };

/** What lies in the tray now: the same list as long as nothing changed. */
export function trayNow(): readonly Laid[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(place);
  } catch {
    return known.laid;
  }
  if (text !== known.text) known = { text, laid: parsed(text) };
  return known.laid;
}

function put(laid: readonly Laid[]): void {
  const text = JSON.stringify(laid);
  known = { text, laid };
  try {
    localStorage.setItem(place, text);
  } catch {
    // Without room to store the tray lasts as long as the page.
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  // Another tab has laid something in.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** Up to four journals to compare, kept in this browser across pages and visits. */
export function useTray() {
  const laid = useSyncExternalStore(subscribe, trayNow, () => nothing);
  return {
    laid,
    full: laid.length >= mostCompared,
    has: (id: number) => laid.some((one) => one.id === id),
    toggle: (journal: Laid) => {
      const now = trayNow();
      if (now.some(({ id }) => id === journal.id)) put(now.filter(({ id }) => id !== journal.id));
      else if (now.length >= mostCompared) notify.warning(`最多对比 ${mostCompared} 种期刊，请先移除一种`);
      else put([...now, journal]);
    },
    remove: (id: number) => put(trayNow().filter((one) => one.id !== id)),
    clear: () => put([]),
  };
}
