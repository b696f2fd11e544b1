import { Switch } from 'antd';
import type { ControlProps } from './controlProps';
import styles from './SwitchControl.module.css';

/** Yes or no. */
export function SwitchControl({ field, id, describedBy, value, onChange }: ControlProps) {
  return (
    <span className={styles.switch}>
      <label htmlFor={id}>{field.label}</label>
      <Switch id={id} aria-describedby={describedBy} checked={value === true} onChange={onChange} />
    </span>
  );
}
