/** Whether the server knows no such thing for this person (any more). */
export function isGone(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 404 || code === 422;
}
