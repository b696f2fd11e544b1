import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { WordsField } from '../../../parts/WordsField';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import { LineField } from '../parts/LineField';
import { useCase } from '../parts/scope';
import { useDecision } from '../parts/useDecision';

interface Row {
  key: number;
  name: string;
  level: string;
  reason: string;
  review_time: string;
  fee: string;
  caution: string;
  website: string;
}

const most = 6;
const emptyRow = (key: number): Row => ({
  key,
  name: '',
  level: '',
  reason: '',
  review_time: '',
  fee: '',
  caution: '',
  website: '',
});

/** Journals that fit a manuscript, each with its reason and what speaks against it. */
export function Recommend({ title }: { title: string }) {
  const { id, locked } = useCase();
  const [rows, setRows] = useState<Row[]>([emptyRow(1)]);
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const decision = useDecision();
  const change = (key: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const wrong = (row: Row) => ({
    name: row.name.trim().length < 2 ? '请填写期刊名称' : '',
    level: row.level.trim() ? '' : '请填写级别',
    reason: row.reason.trim().length < 10 ? '推荐理由至少10个字' : '',
  });

  function handle() {
    setChecked(true);
    if (locked || rows.some((row) => Object.values(wrong(row)).some(Boolean))) return;
    const journals = rows.map(({ key: _, ...row }) => ({
      name: row.name.trim(),
      level: row.level.trim(),
      reason: row.reason.trim(),
      review_time: row.review_time.trim(),
      fee: row.fee.trim(),
      caution: row.caution.trim(),
      website: row.website.trim(),
    }));
    void decision.decide(
      'POST /staff/submission/recommend/:id',
      { params: { id }, body: { journals, note: note.trim() || undefined } },
      { said: `已为“${title}”推荐 ${journals.length} 种期刊` },
    );
  }

  return (
    <div className={decisions.form}>
      {rows.map((row, n) => {
        const problems = checked ? wrong(row) : { name: '', level: '', reason: '' };
        const said = (field: string) => decision.fieldError(`journals.${n}.${field}`);
        return (
          <fieldset key={row.key} className={decisions.reasons}>
            <legend>期刊 {n + 1}</legend>
            <LineField
              label="名称"
              max={120}
              value={row.name}
              onChange={(name) => change(row.key, { name })}
              error={problems.name || said('name')}
            />
            <LineField
              label="级别"
              max={60}
              value={row.level}
              onChange={(level) => change(row.key, { level })}
              error={problems.level || said('level')}
            />
            <WordsField
              label="推荐理由"
              max={500}
              value={row.reason}
              onChange={(reason) => change(row.key, { reason })}
              error={problems.reason || said('reason')}
            />
            <LineField
              label="审稿时间（以期刊公布为准）"
              max={60}
              value={row.review_time}
              onChange={(review_time) => change(row.key, { review_time })}
            />
            <LineField label="费用" max={60} value={row.fee} onChange={(fee) => change(row.key, { fee })} />
            <LineField
              label="需要留意"
              max={300}
              value={row.caution}
              onChange={(caution) => change(row.key, { caution })}
            />
            <LineField
              label="网址"
              max={200}
              value={row.website}
              onChange={(website) => change(row.key, { website })}
              error={said('website')}
            />
            {rows.length > 1 ? (
              <Button kind="text" onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}>
                去掉期刊 {n + 1}
              </Button>
            ) : null}
          </fieldset>
        );
      })}
      {rows.length < most ? (
        <Button onClick={() => setRows([...rows, emptyRow(Math.max(...rows.map(({ key }) => key)) + 1)])}>
          再加一种
        </Button>
      ) : null}
      <WordsField label="给作者的说明（可不填）" max={500} value={note} onChange={setNote} />
      <DecisionProblem decision={decision} />
      <Button kind="primary" disabled={locked} loading={decision.busy} onClick={handle}>
        推荐 {rows.length} 种期刊
      </Button>
      <p className={decisions.hint}>只作推荐，不作录用承诺；是否投稿由作者决定。</p>
    </div>
  );
}
