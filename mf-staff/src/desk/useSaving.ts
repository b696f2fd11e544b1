import { ApiError } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { proofWanted, useGuard } from '../features/entry';

/** One write at a time, with the code that it may want; what failed stays to be said, at its field where it has one. */
export function useSaving() {
  const guard = useGuard();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  /** @returns what the server answered; undefined when it refused */
  async function run<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setError(undefined);
    try {
      return await guard(act);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return {
    run,
    busy,
    problem: error ? (proofWanted(error) ? '还没有输入验证码，未保存' : errorText(error)) : '',
    /** Somebody else wrote it meanwhile. */
    outdated: error?.code === 409,
    fieldError: (field: string) => error?.fieldError(field),
    clear: () => setError(undefined),
  };
}
