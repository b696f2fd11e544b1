import { applyRule } from '@harbor/contract/teacher-apply-items';
import { useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import styles from './Fields.module.css';
import { disciplineTree } from './queries';

interface DisciplinePickerProps {
  fields: number[];
  disciplines: string[];
  disabled?: boolean;
  onChange: (value: { subject_ids: number[]; disciplines: string[] }) => void;
}

const mostDisciplines = 6;

/** Up to three fields, and within them the disciplines by which the hall is matched. */
export function DisciplinePicker({ fields, disciplines, disabled = false, onChange }: DisciplinePickerProps) {
  const tree = useQuery(disciplineTree());
  const [open, setOpen] = useState('');
  const all = tree.data?.data ?? [];
  const current = all.find(({ value }) => value === open);
  const numberOf = (value: string) => all.findIndex((one) => one.value === value) + 1;
  const label = (code: string) =>
    all.flatMap(({ children }) => children).find(({ value }) => value === code)?.label ?? code;
  const toggleField = (field: number) => {
    const on = fields.includes(field);
    onChange({
      subject_ids: on ? fields.filter((one) => one !== field) : [...fields, field],
      disciplines: on
        ? disciplines.filter((code) => !all[field - 1]?.children.some(({ value }) => value === code))
        : disciplines,
    });
  };
  if (tree.isError)
    return (
      <p role="alert">
        学科名录没有加载出来{' '}
        <Button kind="text" onClick={() => void tree.refetch()}>
          重试
        </Button>
      </p>
    );
  return (
    <div className={styles.picker}>
      <fieldset className={styles.pills} disabled={disabled} aria-label="学科门类">
        {all.map(({ value, label: name }) => {
          const field = numberOf(value);
          const on = fields.includes(field);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={on}
              disabled={!on && fields.length >= applyRule.subjects}
              onClick={() => {
                toggleField(field);
                setOpen(on ? '' : value);
              }}
            >
              {name}
            </button>
          );
        })}
      </fieldset>
      {fields.length > 0 ? (
        <div className={styles.cascade}>
          <select
            aria-label="在哪个门类里选一级学科"
            value={open}
            disabled={disabled}
            onChange={({ target }) => setOpen(target.value)}
          >
            <option value="">选择门类</option>
            {fields.map((field) => (
              <option key={field} value={all[field - 1]?.value}>
                {all[field - 1]?.label}
              </option>
            ))}
          </select>
          <select
            aria-label="一级学科"
            value=""
            disabled={disabled || !current || disciplines.length >= mostDisciplines}
            onChange={({ target }) =>
              target.value && onChange({ subject_ids: fields, disciplines: [...disciplines, target.value] })
            }
          >
            <option value="">添加一级学科</option>
            {(current?.children ?? [])
              .filter(({ value }) => !disciplines.includes(value))
              .map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
          </select>
        </div>
      ) : null}
      {disciplines.length > 0 ? (
        <ul className={styles.chosen} aria-label="已选一级学科">
          {disciplines.map((code) => (
            <li key={code}>
              {label(code)}
              {disabled ? null : (
                <button
                  type="button"
                  aria-label={`移除 ${label(code)}`}
                  onClick={() =>
                    onChange({
                      subject_ids: fields,
                      disciplines: disciplines.filter((one) => one !== code),
                    })
                  }
                >
                  <X size={14} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
