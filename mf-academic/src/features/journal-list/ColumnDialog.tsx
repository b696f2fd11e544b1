import { Button, Checkbox, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { type ColumnKey, columnKeys, columnTitle, mostColumns, usualColumns } from '../../journals/columns';
import styles from './ColumnChooser.module.css';

interface ColumnDialogProps {
  shown: readonly ColumnKey[];
  onChoose: (cols: ColumnKey[]) => void;
  onClose: () => void;
}

/** Asks which columns the table is to have. */
export default function ColumnDialog({ shown, onChoose, onClose }: ColumnDialogProps) {
  const [picked, setPicked] = useState<readonly ColumnKey[]>(shown);
  const full = picked.length > mostColumns;
  return (
    <Overlay
      open
      onClose={onClose}
      title="显示哪些列"
      width={440}
      footer={
        <>
          <Button onClick={() => setPicked(usualColumns)}>恢复默认</Button>
          <Button
            kind="primary"
            disabled={full}
            onClick={() => onChoose(columnKeys.filter((key) => picked.includes(key)))}
          >
            确定
          </Button>
        </>
      }
    >
      <p className={full ? styles.full : styles.hint} role={full ? 'alert' : undefined}>
        最多 {mostColumns} 列，已选 {picked.length} 列；您的选择会记在这个浏览器里。
      </p>
      <div className={styles.columns}>
        {columnKeys.map((key) => (
          <Checkbox
            key={key}
            checked={picked.includes(key)}
            onChange={(on) => setPicked(on ? [...picked, key] : picked.filter((one) => one !== key))}
          >
            {columnTitle(key)}
          </Checkbox>
        ))}
      </div>
    </Overlay>
  );
}
