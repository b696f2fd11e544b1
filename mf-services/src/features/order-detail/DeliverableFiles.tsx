import type { Deliverable } from '@harbor/contract';
import { fileKind, fileSize, shortHash, Unchecked } from '@harbor/ui/upload';
import { FileDownload } from '../../orders/FileDownload';
import styles from './DeliverableFiles.module.css';

interface DeliverableFilesProps {
  files: Deliverable['files'];
}

/** The files of a delivered version with their checksums. */
export function DeliverableFiles({ files }: DeliverableFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id ?? file.name}>
          <span className={styles.kind} data-kind={fileKind(file.name)}>
            {fileKind(file.name)}
          </span>
          <span>
            {file.name}
            <small title={file.sha256}>
              {fileSize(file.size)} · 校验码 {shortHash(file.sha256)}
            </small>
            <Unchecked file={file} />
          </span>
          <FileDownload file={file} />
        </li>
      ))}
    </ul>
  );
}
