import { dateBounds } from '@harbor/contract/order-form/days';
import { DateInput } from '../../../parts/DateInput';
import { asText, type ControlProps, inputProps } from './controlProps';
import { YearControl } from './YearControl';

/** A day or month to choose; a year as digits. */
export function DateControl(props: ControlProps) {
  const { field, value, onChange, clock, invalid } = props;
  const precision = field.precision ?? 'day';
  if (precision === 'year') return <YearControl {...props} />;
  return (
    <DateInput
      {...dateBounds(field, clock)}
      input={inputProps(props)}
      label={field.label}
      precision={precision}
      value={asText(value)}
      onChange={onChange}
      invalid={invalid}
    />
  );
}
