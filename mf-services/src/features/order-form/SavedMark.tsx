import { CircleAlert, CircleCheck, CloudOff, LoaderCircle, PencilLine } from 'lucide-react';
import styles from './SavedMark.module.css';
import { savedText } from './savedText';
import type { DraftState } from './useDraft';

const icons = {
  saved: CircleCheck,
  untouched: PencilLine,
  changed: PencilLine,
  saving: LoaderCircle,
  failed: CircleAlert,
  conflict: CircleAlert,
};

const tones: Partial<Record<DraftState['kind'], string>> = {
  saved: styles.saved,
  failed: styles.failed,
  conflict: styles.conflict,
};

interface SavedMarkProps {
  state: DraftState;
}

/** How the draft stands. Always one line of the same height. */
export function SavedMark({ state }: SavedMarkProps) {
  const Icon = state.kind === 'failed' && state.again ? CloudOff : icons[state.kind];
  return (
    <span className={`${styles.mark} ${tones[state.kind] ?? ''}`} role="status" data-save={state.kind}>
      <Icon size={16} aria-hidden />
      {savedText(state)}
    </span>
  );
}
