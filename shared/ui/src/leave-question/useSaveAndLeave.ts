import { useState } from 'react';
import { type LeaveQuestionProps, leaveWords } from './question';

/** Saves, then goes where somebody wanted to go; stays and says so when it could not be saved. */
export function useSaveAndLeave({ guard, save }: Pick<LeaveQuestionProps, 'guard' | 'save'>) {
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  return {
    saving,
    problem: failed ? (save?.problem ?? leaveWords.problem) : '',
    saveAndLeave: async () => {
      setSaving(true);
      setFailed(false);
      const saved = (await save?.run()) ?? false;
      setSaving(false);
      if (saved) guard.leave();
      else setFailed(true);
    },
  };
}
