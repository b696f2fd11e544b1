import type { SiteSettingView } from '@harbor/contract';
import { Button, Overlay } from '@harbor/ui/kit';
import { type ReactNode, useState } from 'react';
import { WordsField } from '../../parts/WordsField';
import styles from './Settings.module.css';

export interface PublishDialogProps {
  title: string;
  yes: string;
  children: ReactNode;
  busy: boolean;
  problem: string;
  onYes: (note: string) => void;
  onClose: () => void;
}

/** Asks why, in sight of what changes, before a version is published. */
export function PublishDialog({ title, yes, children, busy, problem, onYes, onClose }: PublishDialogProps) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState('');
  function handleYes() {
    if (note.trim().length < 2) return setMissing('请写明修改原因');
    setMissing('');
    onYes(note.trim());
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
          <Button kind="primary" loading={busy} onClick={handleYes}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {children}
        <WordsField
          label="修改原因"
          value={note}
          onChange={setNote}
          max={200}
          rows={2}
          error={missing || problem}
          focus
        />
      </div>
    </Overlay>
  );
}

/** What changes, from and to. */
export function ChangedList({
  changed,
  textOf,
}: {
  changed: readonly SiteSettingView[];
  textOf: (setting: SiteSettingView) => string;
}) {
  return (
    <ul className={styles.changed}>
      {changed.map((one) => (
        <li key={one.key}>
          <b>{one.title}</b>
          <span>
            {one.value} → {textOf(one)} {one.unit}
          </span>
        </li>
      ))}
    </ul>
  );
}
