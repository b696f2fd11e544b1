import type { InternalAxiosRequestConfig } from 'axios';
import type { ApiError } from './api-error';

/** Logs a failed request with time, message and address. */
export function logFailure(failure: ApiError, config: InternalAxiosRequestConfig | undefined): void {
  const method = config?.method?.toUpperCase() ?? 'GET';
  const address = `${config?.baseURL ?? ''}${config?.url ?? ''}`;
  console.warn(
    `[${new Date().toISOString()}] ${failure.code || failure.kind} ${failure.msg} ${method} ${address}`,
  );
}
