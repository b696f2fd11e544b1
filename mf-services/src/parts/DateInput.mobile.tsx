import { useBackCloses } from '@harbor/runtime';
import { DatePicker } from 'antd-mobile';
import dayjs from 'dayjs';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import styles from './DateInput.mobile.module.css';
import { type DateInputProps, dateShapes } from './dates';

const signs: Record<string, string> = { year: '年', month: '月', day: '日' };
const decade = 10;

/** A day or month from wheels that come from below. */
export function DateInput(props: DateInputProps) {
  const { input, label, precision = 'day', value, onChange, from, to } = props;
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  const now = dayjs();
  return (
    <span className={styles.date}>
      <input
        {...input}
        readOnly
        placeholder={precision === 'month' ? '选择年月' : '选择日期'}
        value={value}
        onClick={() => setOpen(true)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' || key === ' ') setOpen(true);
        }}
      />
      <CalendarDays size={18} aria-hidden />
      <DatePicker
        title={label}
        visible={open}
        precision={precision}
        min={(from ? dayjs(from) : now.subtract(5 * decade, 'year')).toDate()}
        max={(to ? dayjs(to) : now.add(decade, 'year')).toDate()}
        value={dayjs(value || from || to || undefined).toDate()}
        renderLabel={(type, number) => `${number}${signs[type] ?? ''}`}
        onConfirm={(date) => onChange(dayjs(date).format(dateShapes[precision]))}
        onClose={() => setOpen(false)}
      />
    </span>
  );
}
