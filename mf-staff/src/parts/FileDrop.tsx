import { UploadCloud } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  /** What is chosen, for who cannot see it: 期刊数据文件. */
  label: string;
  /** What the file dialog offers: `.csv,.json`. */
  accept: string;
  /** What it takes, in small letters. */
  children: ReactNode;
  /** Something is wrong with what was chosen. */
  wrong?: boolean;
  /** In large letters; 选择文件 unless said otherwise. */
  words?: string;
  onFiles: (files: FileList | null) => void;
}

/** Where a file is chosen or dropped. */
export function FileDrop({ label, accept, children, wrong, words = '选择文件', onFiles }: FileDropProps) {
  const [over, setOver] = useState(false);
  const dragging = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the input inside is the one for all
    <div
      className={over ? styles.over : styles.drop}
      data-wrong={wrong ? '' : undefined}
      onDragOver={(event) => dragging(event, true)}
      onDragLeave={(event) => dragging(event, false)}
      onDrop={(event) => {
        dragging(event, false);
        onFiles(event.dataTransfer.files);
      }}
    >
      <UploadCloud size={26} aria-hidden />
      <span>
        <b>{words}</b>
        <span className={styles.drag}>，或拖到这里</span>
        <small>{children}</small>
      </span>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          onFiles(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}
