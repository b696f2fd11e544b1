import { disciplineTree } from '@harbor/contract/order-form/disciplines';
import { useState } from 'react';
import styles from './Control.module.css';
import { asText, type ControlProps, inputProps } from './controlProps';

/** A field of knowledge, then one of its disciplines. */
export function SubjectControl(props: ControlProps) {
  const { field, value, onChange, describedBy, invalid, onLeave } = props;
  const code = asText(value);
  const [open, setOpen] = useState(code.slice(0, 2));
  const chosen = code.slice(0, 2) || open;
  const disciplines = disciplineTree.find((one) => one.value === chosen)?.children ?? [];
  return (
    <span className={styles.range}>
      <select
        {...inputProps(props)}
        className={styles.input}
        aria-label={`${field.label}：门类`}
        value={chosen}
        onBlur={undefined}
        onChange={({ target }) => {
          setOpen(target.value);
          const only = disciplineTree.find((one) => one.value === target.value)?.children ?? [];
          onChange(only.length === 1 ? only[0]?.value : '');
        }}
      >
        <option value="">选择门类</option>
        {disciplineTree.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      <select
        className={styles.input}
        aria-label={`${field.label}：一级学科`}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        disabled={chosen === ''}
        value={code}
        onBlur={onLeave}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">选择一级学科</option>
        {disciplines.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </span>
  );
}
