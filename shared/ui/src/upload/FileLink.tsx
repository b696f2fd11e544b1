import type { StoredFile } from '@harbor/contract';
import type { ReactNode } from 'react';
import styles from './FileField.module.css';
import { useFileDownload } from './useFileDownload';

export interface FileLinkProps {
  file: Pick<StoredFile, 'id' | 'name' | 'unchecked'>;
  /** What stands there; the name by default. */
  children?: ReactNode;
  className?: string;
}

/** Downloads a private file. */
export function FileLink({ file, children, className = '' }: FileLinkProps) {
  const { busy, download } = useFileDownload();
  return (
    <button
      type="button"
      className={`${styles.link} ${className}`}
      aria-label={`下载 ${file.name}`}
      aria-busy={busy}
      onClick={() => void download(file)}
    >
      {children ?? file.name}
    </button>
  );
}
