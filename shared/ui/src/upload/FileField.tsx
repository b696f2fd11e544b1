import type { FileRule, StoredFile } from '@harbor/contract';
import { UploadCloud } from 'lucide-react';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { acceptOf, sizeText, typesText } from './checkFile';
import styles from './FileField.module.css';
import { FileRow, UploadRow } from './FileRows';
import { useUploads } from './useUploads';

export interface FileFieldProps {
  /** Files that are there. */
  value: StoredFile[];
  onChange: (files: StoredFile[]) => void;
  rule: FileRule;
  label: string;
  /** Of the input, so that a label or a list of errors can lead to it. */
  id?: string;
  disabled?: boolean;
  /** What the files are for, in small letters: `order_form`. Cut uploads of the same purpose go on. */
  purpose: string;
  /** What the server says against the value. */
  error?: string;
  /** Whether something is on its way: a form waits for it. */
  onBusy?: (busy: boolean) => void;
}

/** Files to go with a form: chosen or dropped, uploaded in parts, with progress, cancel and resume. Both platforms. */
export function FileField(props: FileFieldProps) {
  const { value, onChange, rule, label, disabled = false, purpose, error, onBusy } = props;
  const own = useId();
  const id = props.id ?? own;
  const [said, setSaid] = useState('');
  const [over, setOver] = useState(false);
  const uploads = useUploads({ value, onChange, rule, purpose, announce: setSaid });
  const { busy } = uploads;
  useEffect(() => onBusy?.(busy), [busy, onBusy]);

  const full = value.length + uploads.list.filter(({ problem }) => !problem).length >= rule.max;
  const open = !disabled && !full;
  const dragging = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && open);
  };
  return (
    <div className={styles.field}>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the input inside is the one for all
        <div
          className={over ? styles.over : styles.add}
          data-wrong={error ? '' : undefined}
          onDragOver={(event) => dragging(event, true)}
          onDragLeave={(event) => dragging(event, false)}
          onDrop={(event) => {
            dragging(event, false);
            uploads.add(event.dataTransfer.files);
          }}
        >
          <UploadCloud size={24} aria-hidden />
          <span>
            <b>选择文件</b>
            <span className={styles.drag}>，或拖到这里</span>
            <small id={`${id}-hint`}>
              {typesText(rule)}，最多 {rule.max} 个，每个不超过 {sizeText(rule)}
            </small>
          </span>
          <input
            id={id}
            type="file"
            accept={acceptOf(rule)}
            multiple={rule.max > 1}
            aria-label={label}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              uploads.add(target.files ?? []);
              target.value = '';
            }}
          />
        </div>
      )}
      {(value.length > 0 || uploads.list.length > 0) && (
        <ul className={styles.list} aria-label={`${label}：已选文件`}>
          {value.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={disabled ? undefined : () => uploads.remove(file.id)}
            />
          ))}
          {uploads.list.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload.key)}
              onCancel={() => uploads.cancel(upload.key)}
            />
          ))}
        </ul>
      )}
      {disabled && value.length === 0 && <p className={styles.none}>没有文件</p>}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
      <p className={styles.said} role="status" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
