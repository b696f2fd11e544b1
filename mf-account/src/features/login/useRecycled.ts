import { call } from '@harbor/runtime';
import { useState } from 'react';
import type { Enter } from '../../entrance/useEntrance';
import { type FormProblem, refusalOf } from '../../form/refusal';
import type { Recycled } from './recycled';

export interface RecycledQuestion {
  /** What is asked; null = nothing. */
  asked: Recycled | null;
  ask: (recycled: Recycled) => void;
  /** Which answer is under way. */
  busy: 'mine' | 'other' | null;
  problem: FormProblem | null;
  answer: (mine: boolean) => void;
  close: () => void;
}

const consent = { terms: true, privacy: true } as const;

/** Asking whose account a long unused one is, after its number was proven. */
export function useRecycled(enter: Enter): RecycledQuestion {
  const [asked, setAsked] = useState<Recycled | null>(null);
  const [busy, setBusy] = useState<'mine' | 'other' | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const answer = async (mine: boolean) => {
    if (!asked || busy) return;
    setBusy(mine ? 'mine' : 'other');
    setProblem(null);
    try {
      const body = { ticket: asked.ticket, mine, ...(mine ? {} : { consent }) };
      await enter(await call('POST /auth/recycled', { body, silent: true }));
      setAsked(null);
    } catch (error) {
      setProblem(refusalOf(error, []).problem);
    } finally {
      setBusy(null);
    }
  };
  return {
    asked,
    ask: setAsked,
    busy,
    problem,
    answer: (mine) => void answer(mine),
    close: () => setAsked(null),
  };
}
