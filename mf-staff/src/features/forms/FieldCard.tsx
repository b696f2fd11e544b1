import type { FormField, FormFieldKind } from '@harbor/contract';
import { fixedFields } from '@harbor/contract/order-form/fixed';
import { ChevronDown, ChevronRight, ChevronUp, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FieldForm } from './FieldForm';
import form from './FieldForm.module.css';
import { kindTitles } from './kinds';
import styles from './Outline.module.css';
import { RowFields } from './RowFields';

interface FieldCardProps {
  field: FormField;
  /** All fields of the form. */
  level: readonly FormField[];
  /** The field as it was published; undefined for a new one. */
  before: FormField | undefined;
  open: boolean;
  /** Takes the cursor with each new number: it was just added or moved. */
  focus: number;
  first: boolean;
  last: boolean;
  errors: Record<string, string>;
  onOpen: (open: boolean) => void;
  onChange: (field: FormField) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const kinds = Object.keys(kindTitles) as FormFieldKind[];

/** A field in the list: its name and kind, ways to move and remove it, and all that can be said of it once it is opened. */
export function FieldCard(props: FieldCardProps) {
  const { field, level, before, open, focus, first, last, errors, onOpen, onChange, onMove, onRemove } =
    props;
  const name = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus > 0) name.current?.focus();
  }, [focus]);
  const title = field.label.trim() || '未命名';
  const wrong = Object.values(errors)[0];
  const other = field.when && level.find(({ key }) => key === field.when?.field);
  function handleKeys(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }
  return (
    <li className={styles.field} data-open={open || undefined} data-wrong={wrong ? '' : undefined}>
      <div className={styles.line}>
        <button
          ref={name}
          type="button"
          className={styles.name}
          aria-expanded={open}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => onOpen(!open)}
          onKeyDown={handleKeys}
        >
          {open ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
          <span>
            <b>
              {title}
              {field.required ? <i title="必填">*</i> : null}
            </b>
            <small>
              {kindTitles[field.kind]}
              {other ? ` · 当「${other.label}」符合时显示` : ''}
            </small>
          </span>
        </button>
        <button
          type="button"
          className={form.icon}
          aria-label={`上移${title}`}
          disabled={first}
          onClick={() => onMove(-1)}
        >
          <ChevronUp size={16} aria-hidden />
        </button>
        <button
          type="button"
          className={form.icon}
          aria-label={`下移${title}`}
          disabled={last}
          onClick={() => onMove(1)}
        >
          <ChevronDown size={16} aria-hidden />
        </button>
        <button
          type="button"
          className={form.icon}
          aria-label={`删除${title}`}
          title={fixedFields[field.key] && before ? `不能删除：${fixedFields[field.key]}` : undefined}
          disabled={before !== undefined && field.key in fixedFields}
          onClick={onRemove}
        >
          <Trash2 size={15} aria-hidden />
        </button>
      </div>
      {wrong && !open ? <p className={form.problem}>{wrong}</p> : null}
      {open ? (
        <div className={styles.body}>
          <FieldForm
            field={field}
            level={level}
            kinds={kinds}
            published={before !== undefined}
            errors={errors}
            onChange={onChange}
          >
            {field.kind === 'rows' ? (
              <RowFields field={field} before={before} errors={errors} onChange={onChange} />
            ) : null}
          </FieldForm>
          {errors.pattern || errors.private ? (
            <p className={form.problem} role="alert">
              {errors.pattern ?? errors.private}
            </p>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
