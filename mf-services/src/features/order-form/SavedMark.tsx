import { CircleAlert, CircleCheck, CloudOff, LoaderCircle, PencilLine } from 'lucide-react';
import styles from './SavedMark.module.css';
import { savedText } from './savedText';
import type { SaveState } from './useAutosave';

const icons = {
  saved: CircleCheck,
  clean: PencilLine,
  waiting: PencilLine,
  saving: LoaderCircle,
  offline: CloudOff,
  refused: CircleAlert,
};

interface SavedMarkProps {
  state: SaveState;
}

/** How the draft stands. Always one line of the same height. */
export function SavedMark({ state }: SavedMarkProps) {
  const Icon = icons[state.kind];
  return (
    <span className={`${styles.mark} ${styles[state.kind] ?? ''}`} role="status" data-save={state.kind}>
      <Icon size={16} aria-hidden />
      {savedText(state)}
    </span>
  );
}
