import { ApiError } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { proofWanted, useGuard } from './Prove';

/** One change at a time, with the code that it wants; what failed stays to be said. */
export function useChange() {
  const guard = useGuard();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  /** @returns whether it was done */
  async function run(act: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await guard(act);
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem);
      return false;
    } finally {
      setBusy(false);
    }
  }

  const problem = error ? (proofWanted(error) ? '还没有输入验证码，未保存' : errorText(error)) : '';
  return { run, busy, problem, fieldError: (field: string) => error?.fieldError(field) };
}
