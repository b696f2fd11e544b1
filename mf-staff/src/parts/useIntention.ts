import { newIdempotencyKey } from '@harbor/runtime';
import { useRef } from 'react';

/** One key for as long as nothing of what is sent changes: a repeat after a lost answer is the same request. */
export function useIntention() {
  const intention = useRef({ body: '', key: '' });
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body);
      if (intention.current.body !== text) intention.current = { body: text, key: newIdempotencyKey() };
      return intention.current.key;
    },
    /** Answered means decided: another press is a new request. */
    forget() {
      intention.current = { body: '', key: '' };
    },
  };
}
