/** Milliseconds for which an answer is taken for fresh where its query says nothing else. */
export const usuallyFresh = 30_000;
