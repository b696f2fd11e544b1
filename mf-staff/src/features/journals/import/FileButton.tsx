import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../parts/saveFile';
import { importFile } from '../queries';
import styles from './Lists.module.css';

export interface FileButtonProps {
  id: number;
  what: 'refused' | 'changes';
  /** Name of the file. */
  name: string;
  children: string;
}

/** Takes a whole list along as a CSV. */
export function FileButton({ id, what, name, children }: FileButtonProps) {
  const [busy, setBusy] = useState(false);
  async function handleSave() {
    setBusy(true);
    try {
      saveFile(name, await importFile(id, what));
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <button type="button" className={styles.file} disabled={busy} onClick={() => void handleSave()}>
      <Download size={14} aria-hidden />
      {busy ? '正在生成…' : children}
    </button>
  );
}
