import styles from './Control.module.css';
import { asText, type ControlProps, inputProps } from './controlProps';

/** One of several, from the system's own list. */
export function SelectControl(props: ControlProps) {
  const { field, value, onChange } = props;
  return (
    <select
      {...inputProps(props)}
      className={styles.input}
      data-empty={asText(value) === '' || undefined}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">请选择</option>
      {field.options?.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
