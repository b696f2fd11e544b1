import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './Conflict.module.css';
import type { Editor } from './useEditor';

/** Why a save did not go through; where somebody else was faster, the two ways on. */
export function Conflict({ editor }: { editor: Editor }) {
  const [busy, setBusy] = useState(false);
  const { problem, conflict } = editor;
  if (!problem) return null;
  async function run(act: () => Promise<unknown>) {
    setBusy(true);
    await act();
    setBusy(false);
  }
  return (
    <div className={styles.box} role="alert">
      <p>{problem}</p>
      {conflict ? (
        <div className={styles.ways}>
          <Button loading={busy} onClick={() => void run(editor.saveAnyway)}>
            用我的内容覆盖
          </Button>
          <Button disabled={busy} onClick={() => void run(editor.takeLatest)}>
            放弃我的，载入最新
          </Button>
          <a href={`/staff/catalogue/${editor.saved?.id}`} target="_blank" rel="noreferrer">
            在新窗口查看最新内容
          </a>
        </div>
      ) : null}
    </div>
  );
}
