import { Input } from 'antd';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** A text input with what stands inside of its frame; `aria-invalid` gives it the colour of a problem. */
export interface TextFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'prefix'> {
  before?: ReactNode;
  /** Buttons at the right end. */
  after?: ReactNode;
}

/** One line of text. */
export function TextField({ before, after, ...input }: TextFieldProps) {
  return (
    <Input
      {...input}
      size="large"
      prefix={before}
      suffix={after}
      status={input['aria-invalid'] ? 'error' : ''}
    />
  );
}
