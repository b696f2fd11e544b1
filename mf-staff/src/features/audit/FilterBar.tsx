import { useQuery } from '@harbor/runtime';
import { Button, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useEffect, useState } from 'react';
import styles from './FilterBar.module.css';
import { actionsQuery, type Filter } from './queries';
import { type Field, kinds } from './useFilter';

export interface FilterBarProps {
  filter: Filter;
  onChange: (next: Partial<Record<Field, string>>) => void;
  onClear: () => void;
  narrowed: boolean;
}

/** A field of words that is asked with when it is left or Enter is pressed. */
function Words({
  label,
  value = '',
  onDone,
  disabled,
}: {
  label: string;
  value?: string;
  onDone: (text: string) => void;
  disabled?: boolean;
}) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const done = () => text.trim() !== value && onDone(text.trim());
  return (
    <Input
      className={styles.words}
      aria-label={label}
      placeholder={label}
      maxLength={50}
      allowClear
      disabled={disabled}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value === '' && value !== '') onDone('');
      }}
      onPressEnter={done}
      onBlur={done}
    />
  );
}

const shape = 'YYYY-MM-DD';

/** What lines are looked for. */
export function FilterBar({ filter, onChange, onClear, narrowed }: FilterBarProps) {
  const known = useQuery(actionsQuery()).data;
  const actions = known?.groups.map(({ prefix, title, actions: own }) => ({
    label: title,
    options: [
      ...(own.length > 1 ? [{ value: prefix, label: `${title}：全部` }] : []),
      ...own.map(({ action, title: name }) => ({ value: action, label: name })),
    ],
  }));
  return (
    <section className={styles.bar} aria-label="筛选操作日志">
      <Words label="操作人姓名或编号" value={filter.who} onDone={(who) => onChange({ who })} />
      <Select
        className={styles.kind}
        aria-label="身份"
        placeholder="身份"
        allowClear
        value={filter.by}
        options={[...kinds]}
        onChange={(by) => onChange({ by: by ?? '' })}
      />
      <Select
        className={styles.action}
        aria-label="操作"
        placeholder="全部操作"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.action}
        options={actions ?? []}
        loading={!known}
        popupMatchSelectWidth={false}
        onChange={(action) => onChange({ action: action ?? '' })}
      />
      <Select
        className={styles.object}
        aria-label="对象"
        placeholder="全部对象"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.object}
        options={known?.objects.map(({ type, title }) => ({ value: type, label: title })) ?? []}
        onChange={(object) => onChange({ object: object ?? '', ...(!object && { object_no: '' }) })}
      />
      <Words
        label="对象编号"
        value={filter.object_no}
        disabled={!filter.object}
        onDone={(object_no) => onChange({ object_no })}
      />
      <DatePicker.RangePicker
        className={styles.days}
        aria-label="日期"
        allowEmpty={[true, true]}
        value={[filter.from ? dayjs(filter.from) : null, filter.to ? dayjs(filter.to) : null]}
        onChange={(days) =>
          onChange({ from: days?.[0]?.format(shape) ?? '', to: days?.[1]?.format(shape) ?? '' })
        }
      />
      {narrowed ? (
        <Button type="link" onClick={onClear}>
          清除筛选
        </Button>
      ) : null}
    </section>
  );
}
