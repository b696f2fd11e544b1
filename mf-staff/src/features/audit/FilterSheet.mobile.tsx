import { useQuery } from '@harbor/runtime';
import { Button, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import styles from './FilterSheet.mobile.module.css';
import { actionsQuery, type Filter } from './queries';
import { type Field, kinds } from './useFilter';

export interface FilterSheetProps {
  filter: Filter;
  onChange: (next: Partial<Record<Field, string>>) => void;
  onClear: () => void;
  onClose: () => void;
}

/** What lines are looked for, from below. */
export function FilterSheet({ filter, onChange, onClear, onClose }: FilterSheetProps) {
  const known = useQuery(actionsQuery()).data;
  const [draft, setDraft] = useState<Partial<Record<Field, string>>>({ ...filter });
  const set = (field: Field) => (event: { target: { value: string } }) =>
    setDraft((before) => ({ ...before, [field]: event.target.value }));
  const field = (name: Field) => ({ value: draft[name] ?? '', onChange: set(name) });
  return (
    <Sheet
      open
      onClose={onClose}
      title="筛选操作日志"
      footer={
        <>
          <Button
            kind="outline"
            block
            onClick={() => {
              onClear();
              onClose();
            }}
          >
            清除
          </Button>
          <Button
            block
            onClick={() => {
              onChange({ ...draft, ...(!draft.object && { object_no: '' }) });
              onClose();
            }}
          >
            查看结果
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <label>
          操作人姓名或编号
          <input type="search" maxLength={50} {...field('who')} />
        </label>
        <label>
          身份
          <select {...field('by')}>
            <option value="">全部身份</option>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          操作
          <select {...field('action')}>
            <option value="">全部操作</option>
            {known?.groups.map(({ prefix, title, actions }) => (
              <optgroup key={prefix} label={title}>
                {actions.length > 1 ? <option value={prefix}>{title}：全部</option> : null}
                {actions.map(({ action, title: name }) => (
                  <option key={action} value={action}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          对象
          <select {...field('object')}>
            <option value="">全部对象</option>
            {known?.objects.map(({ type, title }) => (
              <option key={type} value={type}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {draft.object ? (
          <label>
            对象编号
            <input type="search" maxLength={100} {...field('object_no')} />
          </label>
        ) : null}
        <div className={styles.days}>
          <label>
            开始日期
            <input type="date" {...field('from')} />
          </label>
          <label>
            结束日期
            <input type="date" {...field('to')} />
          </label>
        </div>
      </div>
    </Sheet>
  );
}
