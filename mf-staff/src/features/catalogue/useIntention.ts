import { newIdempotencyKey } from '@harbor/runtime';
import { useRef } from 'react';

/** The key of what is about to be sent: the same for the same once more, so that a repeat has one effect. */
export function useIntention(): (of: unknown) => string {
  const last = useRef({ of: '', key: '' });
  return (of) => {
    const text = JSON.stringify(of);
    if (last.current.of !== text) last.current = { of: text, key: newIdempotencyKey() };
    return last.current.key;
  };
}
