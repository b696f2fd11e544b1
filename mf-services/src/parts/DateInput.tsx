import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import styles from './DateInput.module.css';
import { type DateInputProps, dateShapes } from './dates';

/** A day or month from a calendar, or typed. */
export function DateInput(props: DateInputProps) {
  const { input, precision = 'day', value, onChange, from, to, invalid } = props;
  const shape = dateShapes[precision];
  const date = dayjs(value);
  return (
    <DatePicker
      {...input}
      className={styles.date}
      picker={precision === 'month' ? 'month' : 'date'}
      format={shape}
      status={invalid ? 'error' : ''}
      placeholder={precision === 'month' ? '选择年月' : '选择日期'}
      showNow={false}
      value={value !== '' && date.isValid() ? date : null}
      minDate={from ? dayjs(from) : undefined}
      maxDate={to ? dayjs(to) : undefined}
      onChange={(next) => onChange(next ? next.format(shape) : '')}
    />
  );
}
