import { mostCompared } from '@harbor/contract/journal-facets';
import { Link } from '@harbor/runtime';
import { X } from 'lucide-react';
import styles from './CompareTray.module.css';
import { JournalCover } from './JournalCover';
import { comparePath } from './place';
import { useTray } from './tray';

/** What was laid aside to be compared, at the foot of the window; nothing as long as it is empty. */
export function CompareTray() {
  const { laid, remove, clear } = useTray();
  if (laid.length === 0) return null;
  const left = mostCompared - laid.length;
  return (
    <>
      <div className={styles.room} />
      <section className={styles.tray} aria-label="对比栏">
        <div className={styles.head}>
          <b>期刊对比</b>
          <span className={styles.quiet} aria-live="polite">
            已选 {laid.length} / {mostCompared}
          </span>
        </div>
        <ul className={styles.slots}>
          {laid.map(({ id, name, subject, words }) => (
            <li key={id} className={styles.slot}>
              <JournalCover id={id} subject={subject} width={28} />
              <span className={styles.words}>
                <b title={name}>{name}</b>
                <span className={styles.quiet}>{words}</span>
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`移出对比：${name}`}
                onClick={() => remove(id)}
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
          {left > 0 ? <li className={styles.empty}>再选 {left} 种</li> : null}
        </ul>
        <button type="button" className={styles.clear} onClick={clear}>
          清空
        </button>
        {laid.length > 1 ? (
          <Link className={styles.go} to={comparePath(laid.map(({ id }) => id))}>
            开始对比
          </Link>
        ) : (
          <span className={styles.wait}>再选一种即可对比</span>
        )}
      </section>
    </>
  );
}
