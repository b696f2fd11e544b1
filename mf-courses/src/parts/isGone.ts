const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whether the server knows no such thing (any more): an unknown or malformed id. */
export function isGone(error: unknown): boolean {
  const code = codeOf(error);
  return code === 404 || code === 422;
}

/** Whether the server refused because of who asks. */
export const isClosed = (error: unknown): boolean => codeOf(error) === 403;
