import { notify } from '@harbor/runtime';
import { Button, Overlay } from '@harbor/ui/kit';
import { type ReactNode, useState } from 'react';
import { WordsField } from '../parts/WordsField';
import styles from './AskFirst.module.css';
import { useSaving } from './useSaving';

export interface AskFirstProps {
  title: string;
  /** What happens, and what does not. */
  children: ReactNode;
  /** The answer that does it: 停发. */
  yes: string;
  danger?: boolean;
  /** Most characters of the reason that it wants; none is asked for without. */
  reason?: number;
  /** What is said once it is done. */
  done: string;
  act: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something happens that others notice, with its reason where the call wants one. */
export function AskFirst({ title, children, yes, danger, reason, done, act, onClose }: AskFirstProps) {
  const [why, setWhy] = useState('');
  const [missing, setMissing] = useState('');
  const saving = useSaving();
  async function handleYes() {
    const text = why.trim();
    setMissing(reason && text.length < 2 ? '请填写原因' : '');
    if (reason && text.length < 2) return;
    const answer = await saving.run(async () => ({ answer: await act(text) }));
    if (!answer) return;
    notify.success(done);
    onClose();
  }
  const atReason = missing || saving.fieldError('reason');
  return (
    <Overlay
      open
      onClose={onClose}
      title={title}
      width={480}
      closeOnMask={false}
      footer={
        <>
          <Button disabled={saving.busy} onClick={onClose}>
            取消
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} loading={saving.busy} onClick={() => void handleYes()}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        {children}
        {reason ? (
          <WordsField label="原因" value={why} onChange={setWhy} max={reason} error={atReason} focus />
        ) : null}
        {saving.problem && !atReason ? (
          <p className={styles.problem} role="alert">
            {saving.problem}
          </p>
        ) : null}
      </div>
    </Overlay>
  );
}
