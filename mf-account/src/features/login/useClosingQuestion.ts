import { call, notify } from '@harbor/runtime';
import { useState } from 'react';
import type { Enter } from '../../entrance/useEntrance';
import { type FormProblem, refusalOf } from '../../form/refusal';
import { type ClosingAccount, closingOf } from './closing';

export interface ClosingQuestion {
  /** What is asked; null = nothing. */
  asked: ClosingAccount | null;
  /** Asks, if that is what the refusal of a login is about. @returns whether it is */
  ask: (error: unknown) => boolean;
  busy: boolean;
  problem: FormProblem | null;
  /** Keeps the account, and enters it. */
  keep: () => void;
  close: () => void;
}

/** Asking who logs in to an account that is being closed whether to keep it. */
export function useClosingQuestion(enter: Enter): ClosingQuestion {
  const [asked, setAsked] = useState<ClosingAccount | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const keep = async () => {
    if (!asked || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await enter(
        await call('POST /privacy/closing/cancel', { body: { ticket: asked.ticket }, silent: true }),
      );
      notify.success('注销已取消，欢迎回来');
      setAsked(null);
    } catch (error) {
      setProblem(refusalOf(error, []).problem);
    } finally {
      setBusy(false);
    }
  };
  return {
    asked,
    ask: (error) => {
      const closing = closingOf(error);
      if (closing) setAsked(closing);
      return closing !== null;
    },
    busy,
    problem,
    keep: () => void keep(),
    close: () => {
      setAsked(null);
      setProblem(null);
    },
  };
}
