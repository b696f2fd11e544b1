import { own } from '../builtins/own';

/** Longest time until a remote that hangs is given up, in ms: people see the fallback within 5 s. */
export const remoteDeadline = 4500;

/**
 * The promise, or a failure after a time.
 * @param ms milliseconds
 * @throws Error when the time is over
 */
export function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = own.setTimeout(() => reject(new Error(`${what} did not load within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => own.clearTimeout(timer));
  });
}
