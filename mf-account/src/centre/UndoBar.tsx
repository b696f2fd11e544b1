import styles from './UndoBar.module.css';

export interface UndoBarProps {
  /** What was done. */
  text: string;
  shown: boolean;
  onUndo: () => void;
}

/** Says what was done, and takes it back. */
export function UndoBar({ text, shown, onUndo }: UndoBarProps) {
  return (
    <div className={styles.place} role="status">
      {shown ? (
        <div className={styles.bar}>
          {text}
          <button type="button" className={styles.undo} onClick={onUndo}>
            撤销
          </button>
        </div>
      ) : null}
    </div>
  );
}
