import { FileLink, fileSize } from '@harbor/ui/upload';
import styles from './Detail.module.css';

interface FileFacts {
  id?: string;
  name: string;
  size: number;
  unchecked?: string[];
}

/** Files of a case; each download is written down. */
export function Files({ files }: { files: readonly FileFacts[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, size, unchecked }) => (
        <li key={id ?? name}>
          {id ? <FileLink file={{ id, name, unchecked }} /> : <span>{name}</span>}
          <small>
            {fileSize(size)}
            {unchecked?.length ? ' · 未检查' : ''}
          </small>
        </li>
      ))}
    </ul>
  );
}
