import { Button, Overlay } from '@harbor/ui/kit';
import { type ReactNode, useState } from 'react';
import { WordsField } from '../../parts/WordsField';
import { useChange } from '../entry';
import styles from './Words.module.css';

export interface ReasonQuestionProps {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  yes: string;
  danger?: boolean;
  /** Does it, with the reason. */
  onYes: (reason: string) => Promise<unknown>;
  /** After it was done. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason of a new version before it is published. */
export function ReasonQuestion(props: ReasonQuestionProps) {
  const { title, children, yes, danger = false, onYes, onDone, onClose } = props;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  const change = useChange();
  async function handleYes() {
    if (reason.trim().length < 2) return setMissing('请写明修改原因');
    setMissing('');
    if (await change.run(() => onYes(reason.trim()))) onDone();
  }
  return (
    <Overlay
      open
      onClose={onClose}
      title={title}
      closeOnMask={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind={danger ? 'danger' : 'primary'} loading={change.busy} onClick={() => void handleYes()}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.said}>{children}</p>
        <WordsField
          label="修改原因"
          value={reason}
          onChange={setReason}
          max={200}
          rows={2}
          error={missing || change.problem}
          focus
        />
      </div>
    </Overlay>
  );
}
