import type { ApiKey } from '@harbor/contract';
import { ApiError, type CallInput, call, notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useRef, useState } from 'react';
import { proofWanted, useGuard } from '../../entry';
import { type Settled, useCase } from './scope';

/** A call that decides something. */
export type Decide = <K extends ApiKey>(key: K, input: CallInput<K>, done: Settled) => Promise<boolean>;

/**
 * Every decision of the desk goes through here: it is made once however often it is pressed, tells the page what became
 * of it, reads everything again where somebody else was faster, and keeps what failed to be said beside the buttons. When
 * the server wants a code first, it is asked for and the decision is made again.
 */
export function useDecision() {
  const { settle, refresh } = useCase();
  const guard = useGuard();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef(false);
  const { keyFor, forget } = useIntention();
  const again = useRef<() => void>(undefined);

  const decide: Decide = async (key, input, done) => {
    if (running.current) return false;
    running.current = true;
    again.current = () => void decide(key, input, done);
    const send = async () => {
      const loose = { ...(input as object), idempotencyKey: keyFor([key, input]), silent: true };
      try {
        await (call as (key: ApiKey, input: object) => Promise<unknown>)(key, loose);
        forget();
      } catch (problem) {
        if (!(problem instanceof ApiError && problem.transient)) forget();
        throw problem;
      }
    };
    setBusy(true);
    setError(undefined);
    try {
      await guard(send);
      settle(done);
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem);
      if (problem.code === 409) {
        notify.warning(problem.msg);
        refresh();
      }
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    decide,
    busy,
    /** Why it was not done; empty otherwise. */
    problem: error ? errorText(error) : '',
    /** What the server says against one field. */
    fieldError: (field: string) => error?.fieldError(field) ?? '',
    /** A code was asked for and not given: `again` asks anew and makes the same decision. */
    proof: proofWanted(error),
    again: () => again.current?.(),
  };
}

export type Decision = ReturnType<typeof useDecision>;
