import { ChoicePills } from '@harbor/ui/choice';
import { fieldId } from '../fields';
import type { Bound, DraftField } from './bound';
import { Field } from './Field';

interface PillsProps<K extends ChoiceField> {
  bound: Bound<K>;
  label: string;
  options: Readonly<Record<NonNullable<Bound<K>['value']>, string>>;
}

type ChoiceField = Extract<DraftField, 'language' | 'kind' | 'level' | 'ai_use'>;
type Choice<K extends ChoiceField> = NonNullable<Bound<K>['value']> & string;

/** One of a few, all of them in sight. */
export function Pills<K extends ChoiceField>({ bound, label, options }: PillsProps<K>) {
  const { field, value, problem, onChange } = bound;
  return (
    <Field field={field} label={label} required group problem={problem}>
      <ChoicePills
        square
        name={fieldId(field)}
        options={Object.entries(options) as [Choice<K>, string][]}
        value={value as Choice<K> | undefined}
        onChoose={onChange}
      />
    </Field>
  );
}
