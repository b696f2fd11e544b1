import type { ColumnsProps } from './Columns';

/** One below the other on the phone, the facts first. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <>
      {aside}
      {children}
    </>
  );
}
