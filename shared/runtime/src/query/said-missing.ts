/** Errors of queries of which the page's own HTML said that there is no such thing. */
export const saidMissing = new WeakSet<Error>();
