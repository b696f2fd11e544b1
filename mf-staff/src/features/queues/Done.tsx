import { Check, X } from 'lucide-react';
import { useEffect } from 'react';
import styles from './Done.module.css';

/** How long what was done stays in sight, in ms. */
const stays = 12_000;

export interface DoneProps {
  said: string;
  /** Takes it back; undefined where that cannot be. */
  onUndo: (() => void) | undefined;
  busy: boolean;
  onClose: () => void;
}

/** What was just done, with 撤销 where it can be taken back. */
export function Done({ said, onUndo, busy, onClose }: DoneProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing that was done has its time
  useEffect(() => {
    const clock = setTimeout(onClose, stays);
    return () => clearTimeout(clock);
  }, [said]);
  return (
    <div className={styles.done} role="status">
      <Check size={18} aria-hidden />
      <span>
        {said}
        {onUndo ? '，24 小时内可撤销' : ''}
      </span>
      {onUndo ? (
        <button type="button" disabled={busy} onClick={onUndo}>
          撤销
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
