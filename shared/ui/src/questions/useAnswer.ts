import { ApiError, type Question, reportError } from '@harbor/runtime';
import { useState } from 'react';

/** The two answers to a question: no closes it, yes once what it leads to has come to its end. */
export function useAnswer({ onYes }: Pick<Question, 'onYes'>) {
  const [open, setOpen] = useState(true);
  const [waiting, setWaiting] = useState(false);
  const close = () => setOpen(false);
  async function handleYes() {
    setWaiting(true);
    try {
      await onYes();
      close();
    } catch (error) {
      // The call that failed has said so; the question stays for another try.
      if (!(error instanceof ApiError)) reportError('page', 'question', error);
    }
    setWaiting(false);
  }
  return { open, waiting, no: close, yes: () => void handleYes() };
}
