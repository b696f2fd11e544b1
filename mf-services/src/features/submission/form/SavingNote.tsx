import { formatTime } from '@harbor/ui';
import { CircleCheck, CloudOff, LoaderCircle, MonitorSmartphone } from 'lucide-react';
import type { SavingState } from '../useManuscript';
import styles from './SavingNote.module.css';

interface SavingNoteProps {
  state: SavingState;
  loggedIn: boolean;
}

/** Where the draft is kept, and since when. */
export function SavingNote({ state, loggedIn }: SavingNoteProps) {
  if (!loggedIn)
    return (
      <span className={styles.saving} role="status">
        <MonitorSmartphone size={14} aria-hidden />
        内容保存在这台设备上
      </span>
    );
  if (state.kind === 'failed' || state.kind === 'conflict')
    return (
      <span className={`${styles.saving} ${styles.unsaved}`} role="status">
        <CloudOff size={14} aria-hidden />
        {state.kind === 'failed' ? '网络不畅，已保存在本机' : '请先选择保留哪一份'}
      </span>
    );
  if (state.kind === 'changed' || state.kind === 'saving')
    return (
      <span className={styles.saving} role="status">
        <LoaderCircle size={14} aria-hidden />
        正在保存草稿…
      </span>
    );
  return (
    <span className={`${styles.saving} ${styles.saved}`} role="status">
      <CircleCheck size={14} aria-hidden />
      {state.kind === 'saved' ? `${formatTime(state.at).slice(-5)} 已自动保存` : '边写边存，随时回来接着填'}
    </span>
  );
}
