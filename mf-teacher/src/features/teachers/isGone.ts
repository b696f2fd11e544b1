/** Whether the server knows no such teacher (any more): an unknown or malformed id. */
export const isGone = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 404 || error.code === 422);
