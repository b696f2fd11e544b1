import { Button as AntdButton } from 'antd';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** A button of either platform, with the attributes of the element. */
export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'color'> {
  /** `primary` at most once a decision; `danger` for what cannot be taken back. */
  kind?: 'primary' | 'outline' | 'soft' | 'text' | 'danger';
  /** `l` is the button at the end of a form. */
  size?: 'm' | 'l';
  block?: boolean;
  /** Shows that it waits, and cannot be pressed again. */
  loading?: boolean;
  icon?: ReactNode;
}

const looks = {
  primary: { type: 'primary' },
  outline: {},
  soft: {},
  text: { type: 'link' },
  danger: { type: 'primary', danger: true },
} as const;

/** A button; outlined where nothing is said. */
export function Button({ kind = 'outline', size = 'm', type, ...rest }: ButtonProps) {
  return <AntdButton {...looks[kind]} htmlType={type} size={size === 'l' ? 'large' : 'middle'} {...rest} />;
}
