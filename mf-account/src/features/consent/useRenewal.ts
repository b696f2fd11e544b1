import { call, session, useSession } from '@harbor/runtime';
import { useState } from 'react';
import { type FormProblem, refusalOf } from '../../form/refusal';

/** Agreeing anew to agreements that have changed. */
export function useRenewal() {
  const { user } = useSession();
  const due = user?.consent_due ?? [];
  const [ticked, setTicked] = useState<number[]>([]);
  const [busy, setBusy] = useState<'agree' | 'leave' | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const run = async (kind: 'agree' | 'leave', act: () => Promise<unknown>) => {
    setBusy(kind);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(refusalOf(error, []).problem);
    } finally {
      setBusy(null);
    }
  };
  return {
    due,
    ticked,
    tick: (id: number, on: boolean) =>
      setTicked((before) => (on ? [...before, id] : before.filter((other) => other !== id))),
    complete: due.length > 0 && due.every(({ id }) => ticked.includes(id)),
    busy,
    problem,
    agree: () =>
      void run('agree', async () => {
        const agreements = due.map(({ id, version }) => ({ id, version }));
        await call('POST /auth/consent', { body: { agreements }, silent: true });
        await session.refresh();
      }),
    leave: () => void run('leave', () => session.logout()),
  };
}

export type Renewal = ReturnType<typeof useRenewal>;
