/** An entry of the browser's history: the number of its page, and how many layers lie over that page in it. */
export interface Entry {
  page: number;
  layers: number;
}

/** Where the browser stands. */
export function presentEntry(): Entry {
  const { idx, layers } = (window.history.state ?? {}) as { idx?: unknown; layers?: unknown };
  const over = typeof layers === 'number' ? layers : 0;
  return { page: (typeof idx === 'number' ? idx : 0) - over, layers: over };
}

/** Whether this is the page that one came in by: no page of the product lies behind it in this tab. */
export const isFirstPage = (): boolean => presentEntry().page === 0;

let known = presentEntry();

/** Where the product believes to stand: at an entry that it made or was told of. */
export const knownEntry = (): Entry => known;

/** The product has heard of the present entry. */
export function noteEntry(): void {
  known = presentEntry();
}

/** How far an entry is from another. */
export const stepsBetween = (from: Entry, to: Entry): number => to.page + to.layers - from.page - from.layers;

/** Adds an entry for one more layer over the page. The window's own method is single-spa's, which would tell of it. */
export function addLayerEntry(): void {
  const { page, layers } = presentEntry();
  const state = { ...window.history.state, idx: page + layers + 1, layers: layers + 1 };
  History.prototype.pushState.call(window.history, state, '');
  noteEntry();
}

/** Makes the present entry one of a page alone; between tests. */
export function forgetLayerEntries(): void {
  const { layers: _, ...state } = (window.history.state ?? {}) as Record<string, unknown>;
  History.prototype.replaceState.call(window.history, state, '');
  noteEntry();
}
