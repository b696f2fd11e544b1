import type { RangeAnswer } from '@harbor/contract';
import styles from './Control.module.css';
import { asText, type ControlProps } from './controlProps';

const ends = { from: '起', to: '止' } as const;

/** From and to. */
export function RangeControl(props: ControlProps) {
  const { field, id, path, describedBy, value, onChange, onLeave, errors, controls } = props;
  const DateEnd = controls.date;
  const endId = (end: 'from' | 'to') => (end === 'from' ? id : `${id}.to`);
  const wrong = (end: 'from' | 'to') => Boolean(errors[path] ?? errors[`${path}.${end}`]);
  const range = (value ?? { from: '', to: '' }) as RangeAnswer;
  return (
    <span className={styles.range}>
      {(['from', 'to'] as const).map((end, i) => (
        <span key={end} className={styles.end}>
          {i > 0 && <span aria-hidden="true">至</span>}
          {field.of === 'date' ? (
            <DateEnd
              {...props}
              field={{ ...field, kind: 'date', label: `${field.label}（${ends[end]}）` }}
              path={`${path}.${end}`}
              id={endId(end)}
              value={range[end]}
              invalid={wrong(end)}
              onChange={(next) => onChange({ ...range, [end]: next })}
            />
          ) : (
            <input
              id={endId(end)}
              className={styles.input}
              inputMode={field.decimals ? 'decimal' : 'numeric'}
              aria-label={`${field.label}（${ends[end]}）`}
              aria-describedby={describedBy}
              aria-required={field.required || undefined}
              aria-invalid={wrong(end) || undefined}
              autoComplete="off"
              value={asText(range[end])}
              onChange={({ target }) => onChange({ ...range, [end]: target.value })}
              onBlur={onLeave}
            />
          )}
        </span>
      ))}
    </span>
  );
}
