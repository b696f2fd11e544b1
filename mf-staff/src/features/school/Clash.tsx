import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './Clash.module.css';

export interface ClashProps {
  editing: {
    problem: string;
    conflict: boolean;
    saveAnyway: () => Promise<boolean>;
    takeLatest: () => Promise<void>;
  };
}

/** Why a save did not go through; where somebody else was faster, the two ways on. */
export function Clash({ editing: { problem, conflict, saveAnyway, takeLatest } }: ClashProps) {
  const [busy, setBusy] = useState(false);
  if (!problem) return null;
  async function run(act: () => Promise<unknown>) {
    setBusy(true);
    await act();
    setBusy(false);
  }
  return (
    <div className={styles.clash} role="alert">
      <p>{problem}</p>
      {conflict ? (
        <div className={styles.ways}>
          <Button loading={busy} onClick={() => void run(saveAnyway)}>
            用我的内容覆盖
          </Button>
          <Button disabled={busy} onClick={() => void run(takeLatest)}>
            放弃我的，载入最新
          </Button>
        </div>
      ) : null}
    </div>
  );
}
