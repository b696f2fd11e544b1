import { Select, Switch } from 'antd';
import { asText, type ControlProps, type Controls, inputProps } from './controlProps';
import { DateControl } from './DateControl';
import styles from './desktopControls.module.css';
import { sharedControls } from './sharedControls';

function SelectControl(props: ControlProps) {
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

function SwitchControl({ field, id, describedBy, value, onChange }: ControlProps) {
  return (
    <span className={styles.switch}>
      <label htmlFor={id}>{field.label}</label>
      <Switch id={id} aria-describedby={describedBy} checked={value === true} onChange={onChange} />
    </span>
  );
}

/** Controls of the desktop. */
export const desktopControls: Controls = {
  ...sharedControls,
  date: DateControl,
  select: SelectControl,
  switch: SwitchControl,
};
