import { formatFen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { fenOf, yuanOf } from '../../../../parts/money';
import { WordsField } from '../../../../parts/WordsField';
import decisions from '../../parts/Decision.module.css';
import { DecisionProblem } from '../../parts/DecisionProblem';
import { LineField } from '../../parts/LineField';
import { MoneyField } from '../../parts/MoneyField';
import { useCase } from '../../parts/scope';
import { useDecision } from '../../parts/useDecision';
import type { FormProps } from './form';
import { numberIn } from './form';

export function Quote({ order: { id, quotes } }: FormProps) {
  const { locked } = useCase();
  const wish = quotes[0]?.wish_fen;
  const [amount, setAmount] = useState(wish ? yuanOf(wish) : '');
  const [days, setDays] = useState('7');
  const [revisions, setRevisions] = useState('3');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const decision = useDecision();
  const fen = fenOf(amount);
  const amount_fen = fen !== null && fen >= 100 && fen <= 100_000_000 ? fen : undefined;
  const body = { amount_fen, days: numberIn(days, 1, 365), revisions: numberIn(revisions, 0, 10) };

  function handle() {
    setChecked(true);
    if (locked || body.amount_fen === undefined || body.days === undefined || body.revisions === undefined)
      return;
    void decision.decide(
      'POST /staff/order/quote/:id',
      {
        params: { id },
        body: {
          amount_fen: body.amount_fen,
          days: body.days,
          revisions: body.revisions,
          note: note.trim() || undefined,
        },
      },
      { said: `已报价 ¥${formatFen(body.amount_fen)}` },
    );
  }

  return (
    <div className={decisions.form}>
      <MoneyField
        label="报价"
        value={amount}
        onChange={setAmount}
        error={
          checked && body.amount_fen === undefined
            ? '报价为 1 元至 100 万元'
            : decision.fieldError('amount_fen')
        }
        note={wish && fen === wish ? '与买家期望一致' : undefined}
      />
      <div className={decisions.pair}>
        <LineField
          label="交付天数"
          digits
          value={days}
          onChange={setDays}
          error={checked && body.days === undefined ? '1 至 365 天' : decision.fieldError('days')}
        />
        <LineField
          label="免费修改"
          digits
          value={revisions}
          onChange={setRevisions}
          error={checked && body.revisions === undefined ? '0 至 10 次' : decision.fieldError('revisions')}
        />
      </div>
      <WordsField label="说明（可不填）" max={500} value={note} onChange={setNote} />
      <DecisionProblem decision={decision} />
      <Button kind="primary" disabled={locked} loading={decision.busy} onClick={handle}>
        报价，72 小时内有效
      </Button>
    </div>
  );
}
