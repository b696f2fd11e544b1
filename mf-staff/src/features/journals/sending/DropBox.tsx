import { useUnsavedGuard } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { UploadCloud } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { LeaveQuestion } from '../../../parts/LeaveQuestion';
import { Bar } from '../Bar';
import { sizeWords } from '../words';
import { accepted, faultOf } from './checkFile';
import styles from './DropBox.module.css';
import type { Sending } from './useSending';

export interface DropBoxProps {
  /** What is chosen, for who cannot see it: 期刊数据文件. */
  label: string;
  /** What it takes. */
  children: ReactNode;
  /** Bytes at most. */
  most: number;
  sending: Sending | undefined;
  /** What the server does once all of it is there. */
  reading: string;
  problem: string;
  onProblem: (problem: string) => void;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Where a file is chosen or dropped; while it is on its way, how far it is. */
export function DropBox(props: DropBoxProps) {
  const { label, children, most, sending, reading, problem, onProblem, onFile, onCancel } = props;
  const [over, setOver] = useState(false);
  const guard = useUnsavedGuard(sending !== undefined);

  function handleFiles(files: FileList | null) {
    const [file, another] = files ?? [];
    if (!file) return;
    const fault = another ? '一次上传一个文件' : faultOf(file, most);
    onProblem(fault);
    if (!fault) onFile(file);
  }
  const dragging = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };

  return (
    <div className={styles.box}>
      {sending ? (
        <div className={styles.sending}>
          <p className={styles.name}>
            <b>{sending.name}</b>
            <span>{sizeWords(sending.size)}</span>
          </p>
          <Bar label={`${sending.name} 上传进度`} share={sending.share} />
          <p className={styles.state}>
            <span role="status">
              {sending.share < 1 ? `正在上传 ${Math.floor(sending.share * 100)}%` : reading}
            </span>
            <Button onClick={onCancel}>取消</Button>
          </p>
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the input inside is the one for all
        <div
          className={over ? styles.over : styles.drop}
          data-wrong={problem ? '' : undefined}
          onDragOver={(event) => dragging(event, true)}
          onDragLeave={(event) => dragging(event, false)}
          onDrop={(event) => {
            dragging(event, false);
            handleFiles(event.dataTransfer.files);
          }}
        >
          <UploadCloud size={26} aria-hidden />
          <span>
            <b>选择文件</b>
            <span className={styles.drag}>，或拖到这里</span>
            <small>{children}</small>
          </span>
          <input
            type="file"
            accept={accepted}
            aria-label={label}
            onChange={({ target }) => {
              handleFiles(target.files);
              target.value = '';
            }}
          />
        </div>
      )}
      {problem && !sending ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <LeaveQuestion
        guard={guard}
        title="停止上传并离开？"
        text="文件还没有传完，离开后这次上传不会保留。"
        onDiscard={guard.leave}
      />
    </div>
  );
}
