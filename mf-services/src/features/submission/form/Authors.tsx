import type { ManuscriptDraft } from '@harbor/contract';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import styles from './Authors.module.css';

type Author = NonNullable<ManuscriptDraft['authors']>[number];

const most = 20;
const nobody: Author = { name: '', unit: '', corresponding: true };

interface AuthorsProps {
  value: Author[];
  onChange: (authors: Author[]) => void;
}

/** The authors in their order. */
export function Authors({ value: given, onChange }: AuthorsProps) {
  const value = given.length > 0 ? given : [nobody];
  const change = (at: number, patch: Partial<Author>) =>
    onChange(value.map((author, i) => (i === at ? { ...author, ...patch } : author)));
  const swap = (at: number, to: number) =>
    onChange(
      value.map((author, i) =>
        i === at ? (value[to] ?? author) : i === to ? (value[at] ?? author) : author,
      ),
    );
  return (
    <>
      <ol className={styles.authors}>
        {value.map((author, i) => (
          <li key={i}>
            <span className={styles.place} aria-hidden="true">
              {i + 1}
            </span>
            <div className={styles.pair}>
              <input
                data-box
                value={author.name}
                maxLength={40}
                placeholder="姓名"
                aria-label={`第${i + 1}作者姓名`}
                onChange={({ target }) => change(i, { name: target.value })}
              />
              <input
                data-box
                value={author.unit}
                maxLength={100}
                placeholder="单位"
                aria-label={`第${i + 1}作者单位`}
                onChange={({ target }) => change(i, { unit: target.value })}
              />
            </div>
            <div className={styles.acts}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={author.corresponding}
                  onChange={({ target }) => change(i, { corresponding: target.checked })}
                />
                通讯作者
              </label>
              <span className={styles.icons}>
                <button
                  type="button"
                  disabled={i === 0}
                  aria-label={`上移第${i + 1}作者`}
                  onClick={() => swap(i, i - 1)}
                >
                  <ArrowUp size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  disabled={i === value.length - 1}
                  aria-label={`下移第${i + 1}作者`}
                  onClick={() => swap(i, i + 1)}
                >
                  <ArrowDown size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={`移除第${i + 1}作者`}
                  onClick={() => onChange(value.filter((_, at) => at !== i))}
                >
                  <X size={16} aria-hidden />
                </button>
              </span>
            </div>
          </li>
        ))}
      </ol>
      {value.length < most && (
        <button
          type="button"
          className={styles.add}
          onClick={() => onChange([...value, { name: '', unit: '', corresponding: false }])}
        >
          <Plus size={16} aria-hidden />
          添加作者
        </button>
      )}
    </>
  );
}
