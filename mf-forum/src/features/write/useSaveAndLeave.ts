import { useState } from 'react';
import type { Writing } from './useWriting';

/** Saves the draft, then goes where its writer wanted to go; stays when it could not be saved. */
export function useSaveAndLeave({ autosave, leaving }: Writing) {
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  return {
    saving,
    problem: failed ? '草稿没有保存成功，请重试或继续编辑' : '',
    saveAndLeave: async () => {
      setSaving(true);
      setFailed(false);
      const saved = await autosave.save();
      setSaving(false);
      if (saved) leaving.leave();
      else setFailed(true);
    },
  };
}
