/** Whether a thread ended because it filled its memory, by what its pool throws. */
export function outOfMemory(error: unknown): boolean {
  const { code, cause } = error as Partial<NodeJS.ErrnoException>;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || (cause !== undefined && outOfMemory(cause));
}
