import type { AvoidEntry } from '@harbor/contract';
import { Button, Field, TextField } from '@harbor/ui/kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import styles from './AvoidEditor.module.css';

interface AvoidEditorProps {
  entries: readonly AvoidEntry[];
  most: number;
  label: string;
  placeholder: string;
  adding: boolean;
  /** The entry that is being taken out. */
  removing: number | undefined;
  problem: string | undefined;
  /** @returns whether it was taken in */
  onAdd: (text: string) => Promise<boolean>;
  onRemove: (id: number) => void;
}

/** A list of whom somebody avoids: one word is added at a time, each can be taken out. */
export function AvoidEditor({
  entries,
  most,
  label,
  placeholder,
  adding,
  removing,
  problem,
  onAdd,
  onRemove,
}: AvoidEditorProps) {
  const [text, setText] = useState('');
  const full = entries.filter(({ kind }) => kind === 1).length >= most;
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const word = text.trim();
          if (word.length >= 2) void onAdd(word).then((taken) => taken && setText(''));
        }}
      >
        <Field label={label} {...(problem !== undefined && { error: problem })}>
          {(control) => (
            <TextField
              {...control}
              value={text}
              maxLength={50}
              placeholder={placeholder}
              disabled={full}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" kind="primary" loading={adding} disabled={full || text.trim().length < 2}>
          加入名单
        </Button>
      </form>
      <p className={styles.count}>
        {full
          ? `已满 ${most} 项，移除后可以再加`
          : `最多 ${most} 项文字，已有 ${entries.filter(({ kind }) => kind === 1).length} 项`}
      </p>
      {entries.length === 0 ? <p className={styles.none}>名单是空的。</p> : null}
      <ul className={styles.list}>
        {entries.map(({ id, text: entry, kind }) => (
          <li key={id}>
            <span>
              {entry}
              {kind === 2 ? <small>平台老师</small> : null}
            </span>
            <button
              type="button"
              disabled={removing === id}
              aria-label={`移除${entry}`}
              onClick={() => onRemove(id)}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
