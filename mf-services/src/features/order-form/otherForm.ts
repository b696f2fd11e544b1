import type { ApiError } from '@harbor/runtime';

/** The number of the form that the order really asks for, when the address named another one. */
export function otherForm(error: ApiError | null): number | undefined {
  const data = error?.code === 409 ? (error.data as { form?: unknown } | undefined) : undefined;
  return typeof data?.form === 'number' ? data.form : undefined;
}
