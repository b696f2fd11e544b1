import { Cascader } from 'antd';
import { useMemo } from 'react';
import { useCategories } from './useCategories';

interface CategoryFieldProps {
  id: string;
  value: number | null;
  disabled: boolean;
  /** Id of the message that says what is wrong with it, if something is. */
  problem: string | undefined;
  onChange: (category: number | null) => void;
}

/** The category, in two steps. */
export function CategoryField({ id, value, disabled, problem, onChange }: CategoryFieldProps) {
  const categories = useCategories();
  const options = useMemo(
    () =>
      categories.map((one) => ({
        value: one.id,
        label: one.title,
        children: one.children.map((child) => ({ value: child.id, label: child.title })),
      })),
    [categories],
  );
  // For another array the open columns fall back to what is chosen, and the form draws itself while it saves.
  const path = useMemo(() => {
    if (value === null) return [];
    const parent = categories.find(({ children }) => children.some((child) => child.id === value));
    return parent ? [parent.id, value] : [value];
  }, [categories, value]);
  return (
    <Cascader
      id={id}
      size="large"
      disabled={disabled}
      status={problem ? 'error' : undefined}
      aria-invalid={Boolean(problem)}
      aria-describedby={problem}
      value={path}
      placeholder={disabled ? '意见反馈不分类' : '请选择分类'}
      options={options}
      onChange={(chosen) => onChange(Number(chosen?.at(-1)) || null)}
      style={{ width: '100%' }}
    />
  );
}
