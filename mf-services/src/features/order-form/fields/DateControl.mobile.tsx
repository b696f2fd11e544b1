import { dateBounds } from '@harbor/contract/order-form/days';
import { DatePicker } from 'antd-mobile';
import dayjs from 'dayjs';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { asText, type ControlProps, inputProps } from './control';
import styles from './mobileControls.module.css';
import { YearControl } from './YearControl';

const shapes = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;
const signs: Record<string, string> = { year: '年', month: '月', day: '日' };
const decade = 10;

/** A day or month from wheels that come from below; a year as digits. */
export function DateControl(props: ControlProps) {
  const { field, value, onChange, clock } = props;
  const [open, setOpen] = useState(false);
  const precision = field.precision ?? 'day';
  if (precision === 'year') return <YearControl {...props} />;
  const { from, to } = dateBounds(field, clock);
  const shape = shapes[precision];
  const today = dayjs(clock.today);
  return (
    <span className={styles.date}>
      <input
        {...inputProps(props)}
        readOnly
        placeholder={precision === 'month' ? '选择年月' : '选择日期'}
        value={asText(value)}
        onClick={() => setOpen(true)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' || key === ' ') setOpen(true);
        }}
      />
      <CalendarDays size={18} aria-hidden />
      <DatePicker
        title={field.label}
        visible={open}
        precision={precision}
        min={(from ? dayjs(from) : today.subtract(5 * decade, 'year')).toDate()}
        max={(to ? dayjs(to) : today.add(decade, 'year')).toDate()}
        value={dayjs(asText(value) || from || to || clock.today).toDate()}
        renderLabel={(type, number) => `${number}${signs[type] ?? ''}`}
        onConfirm={(date) => onChange(dayjs(date).format(shape))}
        onClose={() => setOpen(false)}
      />
    </span>
  );
}
