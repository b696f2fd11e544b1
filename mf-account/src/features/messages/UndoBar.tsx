import styles from './UndoBar.module.css';

export interface UndoBarProps {
  /** How many can be brought back; nothing is shown for 0. */
  count: number;
  onUndo: () => void;
}

/** Says what was deleted, and brings it back. */
export function UndoBar({ count, onUndo }: UndoBarProps) {
  return (
    <div className={styles.place} role="status">
      {count > 0 ? (
        <div className={styles.bar}>
          已删除 {count} 条消息
          <button type="button" className={styles.undo} onClick={onUndo}>
            撤销
          </button>
        </div>
      ) : null}
    </div>
  );
}
