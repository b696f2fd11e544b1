/** Time limit of a request in ms. */
export const requestTimeout = 6000;

/** Time limit of the index news client in ms. */
export const indexTimeout = 1500;
