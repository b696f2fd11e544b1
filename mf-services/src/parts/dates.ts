import type { AriaAttributes } from 'react';

/** How exact a date is, and how it is written. */
export const dateShapes = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

export interface DateInputProps {
  /** Id, descriptions and what else the field tells of its input. */
  input: { id: string; onBlur?: () => void } & AriaAttributes;
  /** What the field is called. */
  label: string;
  precision?: keyof typeof dateShapes;
  /** As {@link dateShapes} writes it; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** The earliest and the latest date that may be chosen. */
  from?: string;
  to?: string;
  invalid?: boolean;
}
