import { Link, navigate } from '@harbor/runtime';
import { type FormEvent, useState } from 'react';
import { type JournalPlace, moved, placePath } from '../../journals/place';
import styles from './Filters.module.css';
import { factorFault } from './factorFault';

/** Ranges that people look for; both ends belong to them. */
const ranges: readonly (readonly [min: string | undefined, max: string | undefined, label: string])[] = [
  [undefined, '1', '0–1'],
  ['1', '3', '1–3'],
  ['3', '5', '3–5'],
  ['5', '10', '5–10'],
  ['10', undefined, '10 以上'],
];

/** The factor by range: some at hand, any other by its ends. */
export function FactorRow({ place }: { place: JournalPlace }) {
  const [fault, setFault] = useState('');
  const { min_if, max_if } = place;
  const set = min_if !== undefined || max_if !== undefined;
  const known = ranges.some(([min, max]) => min === min_if && max === max_if);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const end = (name: string) => String(said.get(name) ?? '').trim() || undefined;
    const ends = { min_if: end('min_if'), max_if: end('max_if') };
    const problem = factorFault(ends.min_if, ends.max_if);
    setFault(problem);
    if (!problem) navigate(placePath(moved(place, ends)));
  };
  return (
    <fieldset className={styles.row} aria-label="影响因子">
      <span className={styles.name}>影响因子</span>
      <div className={styles.values}>
        {ranges.map(([min, max, label]) => {
          const on = set && min === min_if && max === max_if;
          const ends = on ? { min_if: undefined, max_if: undefined } : { min_if: min, max_if: max };
          return (
            <Link
              key={label}
              rel="nofollow"
              to={placePath(moved(place, ends))}
              className={on ? `${styles.value} ${styles.on}` : styles.value}
              aria-current={on ? 'true' : undefined}
            >
              {label}
            </Link>
          );
        })}
      </div>
      <form className={styles.ends} onSubmit={submit} noValidate>
        {fault ? (
          <span className={styles.fault} role="alert">
            {fault}
          </span>
        ) : null}
        <input
          name="min_if"
          inputMode="decimal"
          aria-label="影响因子最低"
          aria-invalid={fault !== ''}
          placeholder="最低"
          defaultValue={known ? '' : min_if}
        />
        <span aria-hidden>–</span>
        <input
          name="max_if"
          inputMode="decimal"
          aria-label="影响因子最高"
          aria-invalid={fault !== ''}
          placeholder="最高"
          defaultValue={known ? '' : max_if}
        />
        <button type="submit">确定</button>
      </form>
    </fieldset>
  );
}
