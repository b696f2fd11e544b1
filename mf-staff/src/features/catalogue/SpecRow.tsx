import { Button, Field, TextField } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import type { Problems } from './check';
import type { SpecForm } from './form';
import { RowTools } from './RowTools';
import styles from './Specs.module.css';
import { stockWords } from './words';

export interface SpecRowProps {
  spec: SpecForm;
  n: number;
  /** As the server names it. */
  field: string;
  quoted: boolean;
  /** Of one that is on the server. */
  stock: number | null | undefined;
  problems: Problems;
  list: SpecForm[];
  onList: (list: SpecForm[]) => void;
  onChange: (part: Partial<SpecForm>) => void;
  onStock: () => void;
}

/** One specification. */
export function SpecRow(props: SpecRowProps) {
  const { spec, n, field, quoted, stock, problems, list, onList, onChange, onStock } = props;
  const text = (label: string, name: 'name' | 'description', most: number) => (
    <Field label={label} error={problems[`${field}.${name}`]}>
      {(control) => (
        <TextField
          {...control}
          maxLength={most}
          value={spec[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const number = (
    label: string,
    name: 'price' | 'days' | 'revisions' | 'stock',
    problem: string,
  ): ReactNode => (
    <Field label={label} error={problems[`${field}.${problem}`]}>
      {(control) => (
        <TextField
          {...control}
          inputMode={name === 'price' ? 'decimal' : 'numeric'}
          maxLength={10}
          placeholder={name === 'stock' ? '不限' : undefined}
          value={spec[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <li className={styles.spec} data-field={field}>
      <div className={styles.specHead}>
        <h3>规格 {n + 1}</h3>
        <RowTools name={`规格 ${n + 1}`} list={list} one={spec} onChange={onList} />
      </div>
      <div className={styles.words}>
        {text('名称', 'name', 20)}
        {text('说明（可不填）', 'description', 60)}
      </div>
      <div className={styles.numbers}>
        {quoted ? null : number('价格（元）', 'price', 'price_fen')}
        {number('交付天数', 'days', 'days')}
        {number('免费修改次数', 'revisions', 'revisions')}
        {spec.id === undefined ? (
          number('库存', 'stock', 'stock')
        ) : (
          <div className={styles.stock}>
            <span>库存</span>
            <b>{stock === undefined ? '—' : stockWords(stock)}</b>
            <Button onClick={onStock}>调整库存</Button>
          </div>
        )}
      </div>
    </li>
  );
}
