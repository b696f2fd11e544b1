import { Check } from 'lucide-react';
import styles from './Control.module.css';
import { asList, asText, type ControlProps, inputProps } from './controlProps';

/** One of a few, all in sight. */
export function RadioControl({ field, path, id, describedBy, invalid, value, onChange }: ControlProps) {
  return (
    <div className={styles.pills}>
      {field.options?.map((option, i) => (
        <label key={option} className={styles.pill}>
          <input
            id={i === 0 ? id : undefined}
            type="radio"
            name={path}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            checked={asText(value) === option}
            onChange={() => onChange(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

/** Several of a few, all in sight. */
export function MultiControl({ field, id, describedBy, invalid, value, onChange }: ControlProps) {
  const chosen = asList(value);
  return (
    <div className={styles.pills}>
      {field.options?.map((option, i) => (
        <label key={option} className={styles.pill}>
          <input
            id={i === 0 ? id : undefined}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              // In the order of the options, whatever was ticked first.
              onChange(
                field.options?.filter((one) => (one === option ? target.checked : chosen.includes(one))) ??
                  [],
              )
            }
          />
          <span>
            {chosen.includes(option) && <Check size={14} aria-hidden />}
            {option}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Something to be confirmed; the label stands beside it. */
export function CheckControl(props: ControlProps) {
  const { field, value, onChange } = props;
  return (
    <label className={styles.check}>
      <input
        {...inputProps(props)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {field.label}
        {field.required && <b aria-hidden="true">*</b>}
      </span>
    </label>
  );
}
