import type { Ref } from 'react';
import { useKeys } from '../../../desk/useKeys';
import { Key } from '../../../parts/Key';
import { WordsField } from '../../../parts/WordsField';
import styles from './Decision.module.css';

export interface ReasonFieldProps {
  /** Above the reasons to choose from. */
  title?: string;
  /** Of the text: who reads it. */
  label: string;
  reasons: readonly string[];
  value: string;
  onChange: (value: string) => void;
  max: number;
  error?: string;
  /** Digits choose while it is in sight and may be changed. */
  on?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

const partsOf = (text: string): string[] => text.split('；').filter(Boolean);

/** Takes a usual reason into the text, or out of it. */
export function toggled(text: string, reason: string): string {
  const parts = partsOf(text);
  return (parts.includes(reason) ? parts.filter((part) => part !== reason) : [...parts, reason]).join('；');
}

/** A reason: usual ones to tick, by 1 to 9 too, and the text that will be read. */
export function ReasonField({
  title = '常用原因',
  label,
  reasons,
  value,
  onChange,
  max,
  error,
  on = true,
  ref,
}: ReasonFieldProps) {
  const chosen = partsOf(value);
  const offered = reasons.slice(0, 9);
  const choose = (reason: string) => {
    const next = toggled(value, reason);
    if (next.length <= max) onChange(next);
  };
  useKeys(Object.fromEntries(offered.map((reason, n) => [String(n + 1), () => choose(reason)])), on);
  return (
    <>
      {offered.length > 0 ? (
        <fieldset className={styles.reasons}>
          <legend>{title}</legend>
          {offered.map((reason, n) => (
            <label key={reason} className={chosen.includes(reason) ? styles.chosen : styles.reason}>
              <input type="checkbox" checked={chosen.includes(reason)} onChange={() => choose(reason)} />
              <span>{reason}</span>
              <Key>{String(n + 1)}</Key>
            </label>
          ))}
        </fieldset>
      ) : null}
      <WordsField ref={ref} label={label} value={value} onChange={onChange} max={max} error={error} />
    </>
  );
}
