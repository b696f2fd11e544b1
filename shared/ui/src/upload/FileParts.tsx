import type { ReactNode } from 'react';
import styles from './FileParts.module.css';
import { fileKind } from './fileFacts';

/** The kind of a file as a tile at the beginning of its row. */
export function FileMark({ name }: { name: string }) {
  return (
    <span className={styles.mark} aria-hidden>
      {fileKind(name)}
    </span>
  );
}

/** What a row says of its file: the name, and small lines below it. */
export function FileText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}

export interface FileActProps {
  /** What it does, with the file's name. */
  label: string;
  onClick: () => void;
  /** The icon. */
  children: ReactNode;
}

/** A button at the end of a file's row. */
export function FileAct({ label, onClick, children }: FileActProps) {
  return (
    <button type="button" className={styles.act} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
