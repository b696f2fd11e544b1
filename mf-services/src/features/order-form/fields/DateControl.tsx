import { dateBounds } from '@harbor/contract/order-form/days';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { asText, type ControlProps, inputProps } from './control';
import styles from './desktopControls.module.css';
import { YearControl } from './YearControl';

const shapes = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** A day or month from a calendar, or typed; a year as digits. */
export function DateControl(props: ControlProps) {
  const { field, value, onChange, clock, invalid } = props;
  const precision = field.precision ?? 'day';
  if (precision === 'year') return <YearControl {...props} />;
  const { from, to } = dateBounds(field, clock);
  const shape = shapes[precision];
  const date = dayjs(asText(value));
  return (
    <DatePicker
      {...inputProps(props)}
      className={styles.date}
      picker={precision === 'month' ? 'month' : 'date'}
      format={shape}
      status={invalid ? 'error' : ''}
      placeholder={precision === 'month' ? '选择年月' : '选择日期'}
      showNow={false}
      value={asText(value) !== '' && date.isValid() ? date : null}
      minDate={from ? dayjs(from) : undefined}
      maxDate={to ? dayjs(to) : undefined}
      onChange={(next) => onChange(next ? next.format(shape) : '')}
    />
  );
}
