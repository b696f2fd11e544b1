import { useMemo } from 'react';
import { newIdempotencyKey } from './idempotency';

/** The idempotency key of what somebody is about to send. */
export interface Intention {
  /**
   * The key for a request: the same for as long as nothing of what is sent changes, so that a repeat after a lost answer
   * is the same request and has one effect.
   * @param sent what is sent; compared as JSON
   */
  keyFor(sent: unknown): string;
  /** Once the server has answered, another press is a new request: the same words get another key. */
  forget(): void;
}

/** One key for one intention of the user; the object stays the same as long as the component lives. */
export function useIntention(): Intention {
  return useMemo(() => {
    let text: string | undefined;
    let key = '';
    return {
      keyFor(sent) {
        const now = JSON.stringify(sent);
        if (now !== text) {
          key = newIdempotencyKey();
          text = now;
        }
        return key;
      },
      forget() {
        text = undefined;
      },
    };
  }, []);
}
