import { Cascader } from 'antd';
import { useCategories } from './useCategories';

interface CategoryFieldProps {
  id: string;
  value: number | null;
  disabled: boolean;
  invalid: boolean;
  onChange: (category: number | null) => void;
}

/** The category, in two steps. */
export function CategoryField({ id, value, disabled, invalid, onChange }: CategoryFieldProps) {
  const categories = useCategories();
  const parent = categories.find(({ children }) => children.some((child) => child.id === value));
  const path = value === null ? [] : parent ? [parent.id, value] : [value];
  return (
    <Cascader
      id={id}
      size="large"
      disabled={disabled}
      status={invalid ? 'error' : undefined}
      value={path}
      placeholder={disabled ? '意见反馈不分类' : '请选择分类'}
      options={categories.map((one) => ({
        value: one.id,
        label: one.title,
        children: one.children.map((child) => ({ value: child.id, label: child.title })),
      }))}
      onChange={(chosen) => onChange(Number(chosen?.at(-1)) || null)}
      style={{ width: '100%' }}
    />
  );
}
