import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './CourseEditor.module.css';
import type { CourseEditing } from './useCourse';

/** Why a save did not go through; where somebody else was faster, the two ways on. */
export function Clash({ editing }: { editing: CourseEditing }) {
  const [busy, setBusy] = useState(false);
  const { problem, conflict } = editing;
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
          <Button loading={busy} onClick={() => void run(editing.saveAnyway)}>
            用我的内容覆盖
          </Button>
          <Button disabled={busy} onClick={() => void run(editing.takeLatest)}>
            放弃我的，载入最新
          </Button>
        </div>
      ) : null}
    </div>
  );
}
