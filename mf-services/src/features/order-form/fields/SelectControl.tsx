import { Select } from 'antd';
import { asText, type ControlProps, inputProps } from './controlProps';
import styles from './SelectControl.module.css';

/** One of several, from a list. */
export function SelectControl(props: ControlProps) {
  const { field, value, onChange, invalid } = props;
  return (
    <Select
      {...inputProps(props)}
      className={styles.select}
      status={invalid ? 'error' : ''}
      placeholder="请选择"
      value={asText(value) || null}
      options={field.options?.map((option) => ({ value: option, label: option })) ?? []}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
