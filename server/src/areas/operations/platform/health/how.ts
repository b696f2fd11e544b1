/**
 * Why a browser has to draw a page: who may see it is known there alone (`closed`); a developer's releases or wish, or an
 * address that is not written as one of the site's (`apart`); its releases cannot be drawn here (`unable`); its drawing
 * failed a moment ago (`failed`); too much is being drawn (`busy`); it took longer than an answer waits (`late`).
 */
export type Undrawn = 'closed' | 'apart' | 'unable' | 'failed' | 'busy' | 'late';

/**
 * How an answer came by its page: drawn for it, from what was kept, from what was kept while a newer one is drawn; or why it
 * has none.
 */
export type How = 'drawn' | 'kept' | 'stale' | Undrawn;
