import { SentinelHint, useSentinel } from '@harbor/sentinel';
import type { Bound, DraftField } from './bound';
import { controlOf, Field } from './Field';

type TextKey = Extract<DraftField, 'title' | 'abstract' | 'target_journals' | 'note' | 'ai_note'>;

interface TextFieldProps {
  bound: Pick<Bound<TextKey>, 'field' | 'value' | 'problem'> & { onChange: (text: string) => void };
  label: string;
  required?: boolean;
  rows: number;
  most: number;
  placeholder: string;
  /** Words to the editor, which the compliance sentinel reads while they are written; the manuscript's own it does not. */
  watched?: boolean;
}

/** Several lines with their count. */
export function TextField({ bound, label, required, rows, most, placeholder, watched }: TextFieldProps) {
  const { field, value = '', problem, onChange } = bound;
  const watch = useSentinel(watched ? value : '', 'submission');
  return (
    <Field
      field={field}
      label={label}
      required={required}
      extra={`${required ? '' : '选填 · '}${value.length} / ${most}`}
      problem={problem}
    >
      <textarea
        {...controlOf(field, problem)}
        rows={rows}
        maxLength={most}
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
      {watched && <SentinelHint watch={watch} onAdopt={onChange} />}
    </Field>
  );
}
