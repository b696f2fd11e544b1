import type { FormField, FormFieldKind, FormRowField } from '@harbor/contract';
import { fixedFields } from '@harbor/contract/order-form/fixed';
import { formDocumentLimits as limits } from '@harbor/contract/order-form/limits';
import { Checkbox, Field, TextField } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { ConditionField } from './ConditionField';
import styles from './FieldForm.module.css';
import { KindFields } from './KindFields';
import { asKind, hasOptions, hasPlaceholder, kindTitles } from './kinds';
import { LimitFields } from './LimitFields';

export interface FieldFormProps<F> {
  field: F;
  /** All fields of its level, for conditions. */
  level: readonly (FormField | FormRowField)[];
  /** Kinds that it may be of; its kind is fixed once it was published. */
  kinds: readonly FormFieldKind[];
  published: boolean;
  /** What is wrong, by part: `label`, `options`, `max`, `when`, … */
  errors: Record<string, string>;
  onChange: (field: F) => void;
  /** What its kind asks besides. */
  children?: ReactNode;
}

/** Everything that can be said of one field. */
export function FieldForm<F extends FormField | FormRowField>(props: FieldFormProps<F>) {
  const { field, level, kinds, published, errors, onChange, children } = props;
  const fixed = fixedFields[field.key];
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <Field label="名称" error={errors.label ?? errors.key}>
          {(control) => (
            <TextField
              {...control}
              maxLength={limits.label}
              autoComplete="off"
              value={field.label}
              onChange={({ target }) => onChange({ ...field, label: target.value })}
            />
          )}
        </Field>
        <Field label="类型" error={errors.kind} hint={published ? '已发布过的一项不能换类型' : undefined}>
          {(control) => (
            <select
              {...control}
              className={styles.select}
              disabled={published}
              value={field.kind}
              onChange={({ target }) => onChange(asKind(field, target.value as FormFieldKind))}
            >
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindTitles[kind]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={styles.ticks}>
        <Checkbox
          checked={field.required ?? false}
          onChange={(on) => onChange({ ...field, required: on || undefined })}
        >
          必填
        </Checkbox>
        {fixed ? <p className={styles.fixed}>不能删除：{fixed}</p> : null}
      </div>
      {hasOptions(field) ? (
        <Field label="选项" hint="每行一个" error={errors.options}>
          {(control) => (
            <textarea
              {...control}
              className={styles.lines}
              rows={Math.min(10, (field.options?.length ?? 0) + 1)}
              value={(field.options ?? []).join('\n')}
              onChange={({ target }) => onChange({ ...field, options: target.value.split('\n') })}
              onBlur={() =>
                onChange({
                  ...field,
                  options: (field.options ?? []).map((one) => one.trim()).filter((one) => one !== ''),
                })
              }
            />
          )}
        </Field>
      ) : null}
      <LimitFields key={field.kind} field={field} onChange={onChange} error={errors.max} />
      <KindFields field={field} onChange={onChange} />
      {children}
      <Field label="填写说明" hint="显示在这一项的下方">
        {(control) => (
          <TextField
            {...control}
            maxLength={limits.hint}
            autoComplete="off"
            value={field.hint ?? ''}
            onChange={({ target }) => onChange({ ...field, hint: target.value || undefined })}
          />
        )}
      </Field>
      {hasPlaceholder(field) ? (
        <Field label="示例" hint="没有填写时以灰色显示">
          {(control) => (
            <TextField
              {...control}
              maxLength={limits.hint}
              autoComplete="off"
              value={field.placeholder ?? ''}
              onChange={({ target }) => onChange({ ...field, placeholder: target.value || undefined })}
            />
          )}
        </Field>
      ) : null}
      <ConditionField
        level={level}
        own={field.key}
        value={field.when}
        error={errors.when}
        onChange={(when) => onChange({ ...field, when })}
      />
    </div>
  );
}
