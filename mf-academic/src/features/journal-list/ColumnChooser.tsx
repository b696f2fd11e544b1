import { Button, Checkbox, Overlay } from '@harbor/ui/kit';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { type ColumnKey, columnKeys, columnTitle, mostColumns, usualColumns } from '../../journals/columns';
import styles from './ColumnChooser.module.css';

interface ColumnChooserProps {
  shown: readonly ColumnKey[];
  choose: (cols: ColumnKey[]) => void;
}

/** Which columns the table has. */
export function ColumnChooser({ shown, choose }: ColumnChooserProps) {
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly ColumnKey[]>(shown);
  const full = picked.length > mostColumns;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          setPicked(shown);
          setOpen(true);
        }}
      >
        <Table2 size={15} aria-hidden />
        列设置
      </button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title="显示哪些列"
        width={440}
        footer={
          <>
            <Button onClick={() => setPicked(usualColumns)}>恢复默认</Button>
            <Button
              kind="primary"
              disabled={full}
              onClick={() => {
                choose(columnKeys.filter((key) => picked.includes(key)));
                setOpen(false);
              }}
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
    </>
  );
}
