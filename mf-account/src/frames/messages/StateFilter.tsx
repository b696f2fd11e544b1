import { Segmented } from 'antd';

export interface StateFilterProps<K extends string> {
  states: readonly { key: K; label: string }[];
  value: K;
  onChange: (key: K) => void;
}

/** Which of a list are shown. */
export function StateFilter<K extends string>({ states, value, onChange }: StateFilterProps<K>) {
  return (
    <Segmented
      aria-label="筛选"
      options={states.map(({ key, label }) => ({ value: key, label }))}
      value={value}
      onChange={onChange}
    />
  );
}
