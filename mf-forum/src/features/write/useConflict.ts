import { useState } from 'react';
import type { DraftState } from './useDraft';
import type { Writing } from './useWriting';

/** What can be done about a draft that was saved elsewhere. */
export function useConflict({ autosave, takeTheirs }: Writing) {
  const [put, setPut] = useState<DraftState | null>(null);
  const { state } = autosave;
  const theirs = state.kind === 'conflict' ? state.conflict.theirs : null;
  return {
    theirs,
    open: state.kind === 'conflict' && put !== state,
    keepMine: () => void autosave.overwrite(),
    takeTheirs: () => {
      if (theirs) takeTheirs(theirs);
    },
    /** Closes the question until the next save finds the same. */
    later: () => setPut(state),
  };
}
