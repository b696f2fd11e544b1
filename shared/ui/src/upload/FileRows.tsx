import type { StoredFile } from '@harbor/contract';
import { RotateCw, X } from 'lucide-react';
import styles from './FileField.module.css';
import { FileLink } from './FileLink';
import { FileAct, FileMark, FileText } from './FileParts';
import { fileSize } from './fileFacts';
import { Unchecked } from './Unchecked';
import type { Upload } from './useUploads';

export interface FileRowProps {
  file: StoredFile;
  /** Left out where nothing may be changed. */
  onRemove?: () => void;
}

/** A file that is there. */
export function FileRow({ file, onRemove }: FileRowProps) {
  return (
    <li className={styles.row}>
      <FileMark name={file.name} />
      <FileText>
        <FileLink file={file} />
        <small>
          {fileSize(file.size)}
          {file.words !== null && ` · 约 ${file.words.toLocaleString('zh-CN')} 字`}
        </small>
        <Unchecked file={file} />
      </FileText>
      {onRemove && (
        <FileAct label={`移除 ${file.name}`} onClick={onRemove}>
          <X size={18} aria-hidden />
        </FileAct>
      )}
    </li>
  );
}

const stages = { waiting: '网络中断，正在重试…', checking: '正在检查内容…' };

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way, or one that did not get there. */
export function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const { name, size, percent, stage, problem, again } = upload;
  return (
    <li className={problem ? styles.failed : styles.row}>
      <FileMark name={name} />
      <FileText>
        <span className={styles.name}>{name}</span>
        {problem ? (
          <small>{problem}</small>
        ) : (
          <>
            <small>{stage === 'sending' ? `${fileSize(size)} · 上传中 ${percent}%` : stages[stage]}</small>
            <span
              className={styles.bar}
              role="progressbar"
              aria-label={`${name} 上传进度`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
            >
              <span data-waiting={stage === 'waiting' ? '' : undefined} style={{ width: `${percent}%` }} />
            </span>
          </>
        )}
      </FileText>
      {problem && again && (
        <FileAct label={`重试 ${name}`} onClick={onRetry}>
          <RotateCw size={18} aria-hidden />
        </FileAct>
      )}
      <FileAct label={problem ? `移除 ${name}` : `取消上传 ${name}`} onClick={onCancel}>
        <X size={18} aria-hidden />
      </FileAct>
    </li>
  );
}
