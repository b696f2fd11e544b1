import { errorText } from '@harbor/ui';
import { useState } from 'react';

/** Does something once, and keeps what was said against it. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    busy,
    problem,
    async run(work: () => Promise<unknown>): Promise<boolean> {
      setBusy(true);
      setProblem('');
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(errorText(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
