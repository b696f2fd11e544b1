import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Chosen } from './Chosen';
import styles from './Control.module.css';
import { asList, type ControlProps } from './controlProps';

/** Words one after the other, such as keywords or catalogues; some are offered. */
export function ListControl({ field, id, describedBy, invalid, value, onChange, onLeave }: ControlProps) {
  const chosen = asList(value);
  const [typed, setTyped] = useState('');
  const full = field.max !== undefined && chosen.length >= field.max;
  const add = (text: string) => {
    // Pasted lists come with commas of either kind, semicolons and line breaks.
    const words = text
      .split(/[,，、;；\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '' && !chosen.includes(one));
    if (words.length > 0) onChange([...chosen, ...new Set(words)].slice(0, field.max ?? 100));
    setTyped('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && chosen.length > 0) onChange(chosen.slice(0, -1));
  };
  const offered = (field.suggest ?? []).filter((one) => !chosen.includes(one));
  return (
    <div className={styles.list}>
      <Chosen
        label={field.label}
        words={chosen}
        onRemove={(word) => onChange(chosen.filter((one) => one !== word))}
      />
      <span className={styles.adder}>
        <input
          id={id}
          className={styles.input}
          aria-label={field.label}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-required={field.required || undefined}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={full ? `已添加 ${chosen.length} 项` : (field.placeholder ?? '输入后按回车添加')}
          disabled={full}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={handleKey}
          onBlur={() => {
            add(typed);
            onLeave();
          }}
        />
        <button
          type="button"
          className={styles.addButton}
          disabled={full || typed.trim() === ''}
          // Before the field loses the cursor, which would add it as well.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => add(typed)}
        >
          <Plus size={16} aria-hidden />
          添加
        </button>
      </span>
      {offered.length > 0 && !full && (
        <div className={styles.offers}>
          {offered.map((one) => (
            <button key={one} type="button" onClick={() => onChange([...chosen, one])}>
              <Plus size={14} aria-hidden />
              {one}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
