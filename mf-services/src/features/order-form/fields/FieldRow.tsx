import type { FormErrors, FormField, FormRowField } from '@harbor/contract';
import type { FormClock } from '@harbor/contract/order-form/days';
import { visibleLength } from '@harbor/contract/order-form/text';
import { memo } from 'react';
import { fieldId } from '../jumpTo';
import { asList, type Controls } from './controlProps';
import styles from './FieldRow.module.css';

interface FieldRowProps {
  field: FormField | FormRowField;
  path: string;
  value: unknown;
  errors: FormErrors;
  clock: FormClock;
  controls: Controls;
  onChange: (key: string, value: unknown) => void;
  onLeave: (key: string) => void;
  onBusy?: (key: string, busy: boolean) => void;
  /** Under the control, such as a difference of words. */
  note?: string;
}

/** Controls of several inputs are a group with a legend; a single input has a label. */
const groups = [
  'radio',
  'multi',
  'rows',
  'slots',
  'range',
  'either',
  'subject',
  'files',
  'tags',
  'journals',
  'directories',
];
const wide = [
  'textarea',
  'either',
  'files',
  'rows',
  'slots',
  'check',
  'multi',
  'radio',
  'tags',
  'journals',
  'directories',
];

/** Long texts and groups take the whole line. */
const isWide = ({ kind, max = 0, pattern }: FormField | FormRowField): boolean =>
  wide.includes(kind) || (kind === 'text' && max >= 100 && !pattern);

function countOf(field: FormField | FormRowField, value: unknown): string {
  const { kind, max } = field;
  if (max === undefined) return '';
  if (kind === 'textarea' || (kind === 'text' && !field.pattern && max > 20))
    return typeof value === 'string' ? `${visibleLength(value)} / ${max}` : `0 / ${max}`;
  if (kind === 'either') {
    const text = (value as { text?: string } | undefined)?.text ?? '';
    return `${visibleLength(text)} / ${max}`;
  }
  return ['tags', 'journals', 'directories', 'files'].includes(kind)
    ? `${asList(value).length} / ${max}`
    : '';
}

/** The first message of a field, or of one of its ends; messages inside rows stand at their own fields. */
function errorOf(path: string, errors: FormErrors): string {
  return (errors[path] ?? errors[`${path}.from`] ?? errors[`${path}.to`])?.[0] ?? '';
}

/** A field with everything around its control: label, count, hint, message. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, path, value, errors, clock, controls, onChange, onLeave, onBusy, note } = props;
  const id = fieldId(path);
  const error = errorOf(path, errors);
  const count = countOf(field, value);
  const Control = controls[field.kind];
  const grouped = groups.includes(field.kind);
  const bare = field.kind === 'check' || field.kind === 'switch';
  const title = (
    <>
      {field.label}
      {field.required && (
        <b className={styles.required} title="必填">
          *
        </b>
      )}
    </>
  );
  const Frame = grouped ? 'fieldset' : 'div';
  return (
    <Frame className={`${styles.field} ${isWide(field) ? styles.wide : ''}`} data-field={path}>
      {!bare &&
        (grouped ? (
          <legend className={styles.label}>{title}</legend>
        ) : (
          <label className={styles.label} htmlFor={id}>
            {title}
          </label>
        ))}
      {count && <span className={styles.count}>{count}</span>}
      <Control
        field={field}
        path={path}
        id={id}
        describedBy={`${id}-note`}
        value={value}
        onChange={(next) => onChange(field.key, next)}
        onLeave={() => onLeave(field.key)}
        invalid={error !== ''}
        clock={clock}
        errors={errors}
        onBusy={(busy) => onBusy?.(field.key, busy)}
        controls={controls}
      />
      <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
        {error || note || field.hint}
      </p>
    </Frame>
  );
});
