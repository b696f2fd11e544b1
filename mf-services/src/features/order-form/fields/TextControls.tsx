import { SentinelHint, useSentinel } from '@harbor/sentinel';
import styles from './Control.module.css';
import { asText, type ControlProps, inputProps } from './controlProps';

/** One line. */
export function TextControl(props: ControlProps) {
  const { field, value, onChange } = props;
  return (
    <input
      {...inputProps(props)}
      className={styles.input}
      type={field.input ?? 'text'}
      inputMode={field.input}
      autoComplete={field.input ?? 'off'}
      placeholder={field.placeholder}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const rowsFor = (max = 500) => (max > 1000 ? 6 : max > 400 ? 4 : 3);

/** Several lines, read by the compliance sentinel while they are written. */
export function TextareaControl(props: ControlProps) {
  const { field, value, onChange } = props;
  const watch = useSentinel(asText(value), 'form');
  return (
    <>
      <textarea
        {...inputProps(props)}
        className={styles.input}
        rows={rowsFor(field.max)}
        placeholder={field.placeholder}
        value={asText(value)}
        onChange={({ target }) => onChange(target.value)}
      />
      <SentinelHint watch={watch} onAdopt={onChange} />
    </>
  );
}

/** A number as it is typed, with its unit. */
export function NumberControl(props: ControlProps) {
  const { field, value, onChange } = props;
  return (
    <span className={styles.withUnit}>
      <input
        {...inputProps(props)}
        className={styles.input}
        inputMode={field.decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={asText(value)}
        onChange={({ target }) => onChange(target.value)}
      />
      {field.unit && (
        <span className={styles.unit} aria-hidden="true">
          {field.unit}
        </span>
      )}
    </span>
  );
}
