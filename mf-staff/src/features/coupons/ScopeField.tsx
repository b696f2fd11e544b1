import { useQuery } from '@harbor/runtime';
import { Checkbox, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import { Listed } from '../../parts/Listed';
import styles from './CouponForm.module.css';
import { shelvesQuery } from './queries';

export interface ScopeFieldProps {
  /** 1 categories · 2 services */
  scope: 1 | 2;
  value: readonly number[];
  onChange: (value: number[]) => void;
  error?: string;
}

/** The categories or services that a coupon is for. */
export function ScopeField({ scope, value, onChange, error }: ScopeFieldProps) {
  const query = useQuery(shelvesQuery());
  const [word, setWord] = useState('');
  const toggle = (id: number, on: boolean) =>
    onChange(on ? [...value, id] : value.filter((one) => one !== id));
  return (
    <fieldset className={styles.scope}>
      <legend>
        {scope === 1 ? '适用的类目' : '适用的服务'}
        <small>已选 {value.length} 个</small>
      </legend>
      {scope === 2 ? (
        <TextField
          aria-label="查找服务"
          placeholder="查找服务"
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      ) : null}
      <Listed query={query} things={scope === 1 ? '类目' : '服务'}>
        {({ data }) => {
          const things = scope === 1 ? data : data.flatMap(({ goods }) => goods);
          const shown = things.filter(({ title }) => title.includes(word.trim()));
          return (
            <div className={styles.things}>
              {shown.map(({ id, title }) => (
                <Checkbox key={id} checked={value.includes(id)} onChange={(on) => toggle(id, on)}>
                  {title}
                </Checkbox>
              ))}
              {shown.length === 0 ? <p className={styles.hint}>没有找到</p> : null}
            </div>
          );
        }}
      </Listed>
      {error ? (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
