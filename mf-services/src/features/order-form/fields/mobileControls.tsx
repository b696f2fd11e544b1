import { Switch } from 'antd-mobile';
import type { ControlProps, Controls } from './controlProps';
import { DateControl } from './DateControl';
import styles from './mobileControls.module.css';
import { SelectControl } from './SelectControl';
import { sharedControls } from './sharedControls';

function SwitchControl({ field, id, value, onChange }: ControlProps) {
  return (
    <span className={styles.switch} id={id}>
      <span aria-hidden="true">{field.label}</span>
      <Switch aria-label={field.label} checked={value === true} onChange={onChange} />
    </span>
  );
}

/** Controls of the phone; choices open the system's own list. */
export const mobileControls: Controls = {
  ...sharedControls,
  date: DateControl,
  select: SelectControl,
  switch: SwitchControl,
};
