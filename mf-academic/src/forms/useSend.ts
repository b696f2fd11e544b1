import { type ApiError, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';

/** What is wrong, by field; `form` for what belongs to none. */
export type Problems = Record<string, string>;

/** Sends a form: what the server says against it stands at its field. A repeat after a lost answer is the same request. */
export function useSend() {
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const { keyFor, forget } = useIntention();
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
      if (!error.transient) forget();
      const fields = Object.entries(error.errors ?? {}).map(([field, [first = '']]) => [field, first]);
      setProblems(fields.length > 0 ? Object.fromEntries(fields) : { form: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { problems, busy, send, keyFor, refuse: setProblems };
}
