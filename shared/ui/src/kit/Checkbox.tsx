import { Checkbox as AntdCheckbox } from 'antd';
import type { ReactNode } from 'react';

/** A tick with its words. */
export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  children: ReactNode;
}

/** Something that is ticked or not. */
export function Checkbox({ onChange, ...rest }: CheckboxProps) {
  return <AntdCheckbox {...rest} onChange={(event) => onChange(event.target.checked)} />;
}
