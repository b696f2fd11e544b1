import { type ApiError, newIdempotencyKey } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useRef, useState } from 'react';

/** What is wrong, by field; `form` for what belongs to none. */
export type Problems = Record<string, string>;

/** Sends a form: what the server says against it stands at its field. A repeat after a lost answer is the same request. */
export function useSend() {
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const intention = useRef({ text: '', key: '' });
  /** The same key for as long as nothing of what is sent changes. */
  function keyFor(body: object): string {
    const text = JSON.stringify(body);
    if (intention.current.text !== text) intention.current = { text, key: newIdempotencyKey() };
    return intention.current.key;
  }
  /** @returns whether it went through */
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblems({});
    try {
      await work();
      return true;
    } catch (caught) {
      const error = caught as ApiError;
      if (!error.transient) intention.current = { text: '', key: '' };
      const fields = Object.entries(error.errors ?? {}).map(([field, [first = '']]) => [field, first]);
      setProblems(fields.length > 0 ? Object.fromEntries(fields) : { form: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { problems, busy, send, keyFor, refuse: setProblems };
}
