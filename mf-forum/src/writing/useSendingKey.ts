import { newIdempotencyKey } from '@harbor/runtime';
import { useMemo } from 'react';

/**
 * The key under which a text is sent: the same for the same text, so that sending it again after an answer that was lost
 * does not make two of it. Another text, or the same after `done`, has another key.
 */
export function useSendingKey() {
  return useMemo(() => {
    let key = '';
    let text = '';
    return {
      keyOf: (content: unknown): string => {
        const now = JSON.stringify(content);
        if (!key || now !== text) key = newIdempotencyKey();
        text = now;
        return key;
      },
      done: () => {
        key = '';
      },
    };
  }, []);
}
