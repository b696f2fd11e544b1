import { mostCompared } from '@harbor/contract/journal-facets';
import { Link } from '@harbor/runtime';
import { Sheet } from '@harbor/ui/mobile';
import { X } from 'lucide-react';
import { useState } from 'react';
import styles from './CompareTray.mobile.module.css';
import { comparePath } from './place';
import { useTray } from './tray';

interface CompareTrayProps {
  /** There is a bar with tabs below it. */
  aboveTabs?: boolean;
  /** There is the page's own bar below it. */
  aboveBar?: boolean;
}

/** What was laid aside to be compared, above the foot of the phone; nothing as long as it is empty. */
export function CompareTray({ aboveTabs = false, aboveBar = false }: CompareTrayProps) {
  const { laid, remove, clear } = useTray();
  const [open, setOpen] = useState(false);
  if (laid.length === 0 && !open) return null;
  return (
    <>
      {laid.length > 0 ? (
        <>
          <div className={styles.room} />
          <section
            className={[styles.tray, aboveTabs && styles.aboveTabs, aboveBar && styles.aboveBar]
              .filter(Boolean)
              .join(' ')}
            aria-label="对比栏"
            data-floats
          >
            <button type="button" className={styles.words} onClick={() => setOpen(true)}>
              <span aria-live="polite">
                已选 {laid.length} 种，最多对比 {mostCompared} 种
              </span>
            </button>
            {laid.length > 1 ? (
              <Link className={styles.go} to={comparePath(laid.map(({ id }) => id))}>
                开始对比
              </Link>
            ) : (
              <button type="button" className={styles.go} onClick={() => setOpen(true)}>
                查看
              </button>
            )}
          </section>
        </>
      ) : null}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={`已选的期刊 ${laid.length} / ${mostCompared}`}
        footer={
          laid.length > 0 ? (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                clear();
                setOpen(false);
              }}
            >
              全部移出
            </button>
          ) : null
        }
      >
        {laid.map(({ id, name, words }) => (
          <div key={id} className={styles.row}>
            <span className={styles.name}>
              <b>{name}</b>
              <span>{words}</span>
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`移出对比：${name}`}
              onClick={() => remove(id)}
            >
              <X size={20} aria-hidden />
            </button>
          </div>
        ))}
        {laid.length < 2 ? <p className={styles.hint}>再从列表里选一本，就可以并排看。</p> : null}
      </Sheet>
    </>
  );
}
