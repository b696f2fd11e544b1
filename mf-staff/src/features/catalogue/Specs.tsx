import { Button, Field, TextField } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../parts/Card';
import { Choice } from '../../parts/Choice';
import { emptySpec, type SpecForm, sentSpecs } from './form';
import sections from './Sections.module.css';
import { SpecRow } from './SpecRow';
import styles from './Specs.module.css';
import { StockDialog } from './StockDialog';
import type { Editor } from './useEditor';
import { priceModes } from './words';

const most = 6;
const byWords = 2;

/** How a service is priced, and what can be chosen of it. */
export function Specs({ editor }: { editor: Editor }) {
  const { form, problems, saved, change } = editor;
  const [stockOf, setStockOf] = useState<number>();
  const sent = sentSpecs(form.specs);
  const asked = saved?.specs.find(({ id }) => id === stockOf);
  const set = (key: number, part: Partial<SpecForm>) =>
    change({ specs: form.specs.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <Card title="规格与价格" note="第一个规格默认选中，它的交付天数显示在卡片上">
      <div className={styles.mode}>
        <Choice
          label="计价方式"
          value={form.mode}
          options={priceModes.map(([value, title]) => ({ value, title }))}
          onChoose={(mode) => change({ mode, ...(mode === byWords && { unit: '千字' }) })}
        />
        <p className={sections.hint}>
          {form.mode === 3 ? '买家提交需求后由您报价，规格不标价' : '价格单位为元，最多两位小数'}
        </p>
      </div>
      {saved && saved.status > 0 ? (
        <p className={styles.notice}>
          这个服务上过架：修改规格的名称、价格或约定后，由新规格接替，旧规格停售；已下的订单不变。
        </p>
      ) : null}
      <div className={sections.pair}>
        <div data-field="unit">
          <Field label="计价单位" error={problems.unit}>
            {(control) => (
              <TextField
                {...control}
                maxLength={6}
                value={form.unit}
                placeholder="次、份、千字"
                onChange={({ target }) => change({ unit: target.value })}
              />
            )}
          </Field>
        </div>
        <div data-field="origin_price_fen">
          <Field label="划线价（元，可不填）" error={problems.origin_price_fen}>
            {(control) => (
              <TextField
                {...control}
                inputMode="decimal"
                maxLength={10}
                value={form.origin}
                onChange={({ target }) => change({ origin: target.value })}
              />
            )}
          </Field>
        </div>
      </div>
      <div data-field="specs">
        {problems.specs ? <p className={sections.problem}>{problems.specs}</p> : null}
        <ol className={styles.list} aria-label="规格">
          {form.specs.map((spec, n) => (
            <SpecRow
              key={spec.key}
              spec={spec}
              n={n}
              field={`specs.${sent.indexOf(spec)}`}
              quoted={form.mode === 3}
              stock={saved?.specs.find(({ id }) => id === spec.id)?.stock}
              problems={problems}
              list={form.specs}
              onList={(specs) => change({ specs })}
              onChange={(part) => set(spec.key, part)}
              onStock={() => setStockOf(spec.id)}
            />
          ))}
        </ol>
        {form.specs.length < most ? (
          <Button
            icon={<Plus size={15} aria-hidden />}
            onClick={() => change({ specs: [...form.specs, emptySpec()] })}
          >
            添加规格
          </Button>
        ) : null}
      </div>
      {asked && saved ? (
        <StockDialog
          spec={asked}
          onDone={(stock) => {
            const specs = saved.specs.map((one) => (one.id === asked.id ? { ...one, stock } : one));
            editor.tell({ ...saved, specs });
            setStockOf(undefined);
          }}
          onClose={() => setStockOf(undefined)}
        />
      ) : null}
    </Card>
  );
}
