import { ApiError } from '@harbor/runtime';

/** Whether the server refused to show this to the person: the role was taken away while the page was open. */
export function denied(error: unknown): boolean {
  return error instanceof ApiError && error.code === 403;
}
