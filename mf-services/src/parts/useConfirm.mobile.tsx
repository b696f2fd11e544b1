import { type ReactNode, useState } from 'react';
import { ConfirmSheet } from './ConfirmSheet.mobile';
import type { Question } from './useConfirm';

/** @returns what asks, and what has to stand on the page for it */
export function useConfirm(): { ask: (question: Question) => void; question: ReactNode } {
  const [asked, setAsked] = useState<Question>();
  const [open, setOpen] = useState(false);
  const [waiting, setWaiting] = useState(false);
  async function handleConfirm() {
    setWaiting(true);
    await asked?.onConfirm();
    setWaiting(false);
    setOpen(false);
  }
  return {
    ask(question) {
      setAsked(question);
      setOpen(true);
    },
    question: (
      <ConfirmSheet
        open={open}
        title={asked?.title ?? ''}
        text={asked?.text ?? ''}
        action={asked?.action ?? ''}
        waiting={waiting}
        onConfirm={() => void handleConfirm()}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
