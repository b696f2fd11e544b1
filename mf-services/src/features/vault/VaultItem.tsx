import type { VaultFile } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { FileAct, FileLink, FileMark, FileText, fileSize, shortHash, Unchecked } from '@harbor/ui/upload';
import { ChevronDown, Eye, Trash2 } from 'lucide-react';
import styles from './Vault.module.css';
import { accessText, othersCount } from './words';

interface VaultItemProps {
  file: VaultFile;
  deletable: boolean;
  onView: () => void;
  onDelete: () => void;
}

/** One file: what it is, what can be done with it, and who had it in hand. */
export function VaultItem({ file, deletable, onView, onDelete }: VaultItemProps) {
  const { name, group, accesses, deleted_at } = file;
  const others = othersCount(accesses);
  return (
    <li className={styles.item}>
      <div className={styles.file}>
        <FileMark name={name} />
        <FileText>
          {deleted_at ? <span className={styles.gone}>{name}</span> : <FileLink file={file} />}
          <small title={file.sha256}>
            {group} · {fileSize(file.size)} · 校验码 {shortHash(file.sha256)}
          </small>
          {!deleted_at && <Unchecked file={file} />}
          {deleted_at && <small>内容已于 {formatTime(deleted_at)} 删除</small>}
        </FileText>
        {file.viewable && (
          <FileAct label={`在线查看 ${name}`} onClick={onView}>
            <Eye size={18} aria-hidden />
          </FileAct>
        )}
        {deletable && !deleted_at && (
          <FileAct label={`删除 ${name}`} onClick={onDelete}>
            <Trash2 size={18} aria-hidden />
          </FileAct>
        )}
      </div>
      <details className={styles.seen}>
        <summary>
          谁看过{others > 0 ? `：他人 ${others} 次` : '：还没有其他人打开'}
          <ChevronDown size={16} aria-hidden />
        </summary>
        <ol>
          {accesses.map((access) => (
            <li key={access.id}>
              {accessText(access)}
              <time dateTime={access.at}>{formatTime(access.at)}</time>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
