import { mostExported } from '@harbor/contract/journal-facets';
import { notify } from '@harbor/runtime';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { JournalPlace } from '../../journals/place';
import { journalsFile } from '../../journals/queries';
import { counted } from '../../journals/words';
import { forMembers } from '../../visitors/forMembers';
import styles from './ColumnChooser.module.css';
import { saveFile } from './saveFile';

interface ExportButtonProps {
  place: JournalPlace;
  disabled: boolean;
}

/** Takes what the search found along as a file for spreadsheets. */
export function ExportButton({ place, disabled }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      saveFile('期刊查询.csv', await journalsFile(place));
      notify.success('已导出');
    } catch {
      // The call has said why.
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={styles.button}
      disabled={disabled || busy}
      aria-busy={busy}
      title={`按当前筛选与排序导出 CSV，最多 ${counted(mostExported)} 种`}
      onClick={() => forMembers('请登录后导出', () => void take())}
    >
      <Download size={15} aria-hidden />
      {busy ? '正在导出…' : '导出'}
    </button>
  );
}
