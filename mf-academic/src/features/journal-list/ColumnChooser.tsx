import { Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ColumnKey } from '../../journals/columns';
import styles from './ColumnChooser.module.css';

/** Few people ask for it: it comes when somebody does. */
const ColumnDialog = lazy(() => import('./ColumnDialog'));

interface ColumnChooserProps {
  shown: readonly ColumnKey[];
  choose: (cols: ColumnKey[]) => void;
}

/** Which columns the table has. */
export function ColumnChooser({ shown, choose }: ColumnChooserProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <Table2 size={15} aria-hidden />
        列设置
      </button>
      {open ? (
        <Suspense fallback={null}>
          <ColumnDialog
            shown={shown}
            onClose={close}
            onChoose={(cols) => {
              close();
              choose(cols);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
