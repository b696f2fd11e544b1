import type { OrderFile } from '@harbor/contract';
import { useFileDownload } from '@harbor/ui/upload';
import { Download } from 'lucide-react';
import styles from './FileDownload.module.css';

interface FileDownloadProps {
  file: OrderFile;
}

/** Downloads a file of an order; of one whose content was deleted only the name and the checksum are left. */
export function FileDownload({ file }: FileDownloadProps) {
  const { busy, download } = useFileDownload();
  const { id, name, unchecked } = file;
  if (id === undefined) return <span className={styles.gone}>内容已清除</span>;
  return (
    <button
      type="button"
      className={styles.download}
      aria-label={`下载 ${name}`}
      aria-busy={busy}
      onClick={() => void download({ id, unchecked })}
    >
      <Download size={20} aria-hidden />
    </button>
  );
}
