import { Switch } from 'antd-mobile';
import type { ControlProps } from './controlProps';
import styles from './SwitchControl.mobile.module.css';

/** Yes or no. */
export function SwitchControl({ field, id, value, onChange }: ControlProps) {
  return (
    <span className={styles.switch} id={id}>
      <span aria-hidden="true">{field.label}</span>
      <Switch aria-label={field.label} checked={value === true} onChange={onChange} />
    </span>
  );
}
