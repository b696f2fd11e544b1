import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { controlOf } from './Field';
import type { AnyField } from './fields';

interface WatchedTextProps {
  field: AnyField;
  value: string;
  onChange: (text: string) => void;
  most: number;
  rows: number;
  placeholder: string;
  problem?: string;
}

/** Text for the editor, read by the compliance sentinel while it is written. */
export function WatchedText({ field, value, onChange, most, rows, placeholder, problem }: WatchedTextProps) {
  const watch = useSentinel(value, 'submission');
  return (
    <>
      <textarea
        {...controlOf(field, problem)}
        rows={rows}
        maxLength={most}
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
      <SentinelHint watch={watch} onAdopt={onChange} />
    </>
  );
}
