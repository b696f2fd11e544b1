import type { FormErrors, FormField, FormFieldKind, FormRowField } from '@harbor/contract';
import type { FormClock } from '@harbor/contract/order-form/days';
import type { ComponentType } from 'react';

/** What every control of a form is given. */
export interface ControlProps {
  field: FormField | FormRowField;
  /** Path of the field, such as `inventors[1].name`. */
  path: string;
  /** Of the element that messages lead to. */
  id: string;
  /** Ids of hint and error. */
  describedBy: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The field was left. */
  onLeave: () => void;
  invalid: boolean;
  clock: FormClock;
  /** Of this field and everything inside. */
  errors: FormErrors;
  /** Files of this field are on their way. */
  onBusy: (busy: boolean) => void;
  controls: Controls;
}

/** The control of each kind of field. */
export type Controls = Record<FormFieldKind, ComponentType<ControlProps>>;

/** What assistive technology needs to know of a single input. */
export const inputProps = ({ id, describedBy, invalid, field, onLeave }: ControlProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'aria-required': field.required || undefined,
  onBlur: onLeave,
});

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const asList = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
