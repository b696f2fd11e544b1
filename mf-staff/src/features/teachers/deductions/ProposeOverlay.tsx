import type { DataOf } from '@harbor/contract';
import { type DeductionReason, deductionReasons } from '@harbor/contract/money-status';
import { ApiError, call, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { usePropose } from '../../../income/calls';
import { yuan } from '../../../income/tones';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { fenOf } from '../../../parts/money';
import { PickField } from '../../../parts/PickField';
import { WordsField } from '../../../parts/WordsField';
import { proofWanted, useGuard } from '../../entry';
import styles from './DeductionsPage.module.css';

type Income = DataOf<'GET /staff/deduction/order/:no'>;

const reasons = Object.entries(deductionReasons).map(
  ([key, { title, rule }]) => [key as DeductionReason, `${title}（${rule}）`] as const,
);

/** Finds an order's income, and proposes to keep a part of it. */
export function ProposeOverlay({ onClose }: { onClose: () => void }) {
  const [no, setNo] = useState('');
  const [income, setIncome] = useState<Income>();
  const [reason, setReason] = useState<DeductionReason>('late');
  const [amount, setAmount] = useState('');
  const [formula, setFormula] = useState('');
  const [content, setContent] = useState('');
  const [proof, setProof] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const guard = useGuard();
  const propose = usePropose();

  async function handleFind() {
    setErrors({});
    setIncome(undefined);
    if (!/^\d{18}$/.test(no.trim())) return setErrors({ no: '请输入18位订单号' });
    try {
      setIncome(await call('GET /staff/deduction/order/:no', { params: { no: no.trim() }, silent: true }));
    } catch (error) {
      setErrors({ no: errorText(error) });
    }
    return undefined;
  }

  async function handleSave() {
    const fen = fenOf(amount);
    const wrong: Record<string, string> = {
      ...(!income && { no: '请先找到订单' }),
      ...((fen === null || fen < 100) && { amount: '请填写扣款金额，至少 1 元' }),
      ...(income && fen !== null && fen > income.most_fen && { amount: `最多可扣 ${yuan(income.most_fen)}` }),
      ...(content.trim().length < 4 && { content: '请写明经过' }),
    };
    setErrors(wrong);
    setProblem('');
    if (Object.keys(wrong).length > 0 || !income || fen === null) return;
    setBusy(true);
    // A line of evidence is its title, and after a colon what it says.
    const evidence = proof
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, 5)
      .map((line) => {
        const [, title = line, text = ''] = /^([^：:]+)[：:](.*)$/.exec(line) ?? [];
        return { title: title.slice(0, 40), text: text.trim().slice(0, 300) };
      });
    try {
      await guard(() =>
        propose.mutateAsync({
          body: {
            ...{ order_id: income.order.id, reason, amount_fen: fen, content: content.trim(), evidence },
            ...(formula.trim() && { formula: formula.trim() }),
          },
        }),
      );
      notify.success('已提出扣款，等待老师答复');
      onClose();
    } catch (error) {
      const field = error instanceof ApiError ? error.fieldError('amount_fen') : undefined;
      if (field) setErrors({ amount: field });
      else setProblem(proofWanted(error) ? '还没有输入验证码，未提交' : errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <EditOverlay
      title="提出扣款"
      unsaved={content !== '' || amount !== ''}
      busy={busy}
      problem={problem}
      save="提出扣款"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <div className={styles.find}>
        <LineField
          label="订单号"
          value={no}
          onChange={setNo}
          max={18}
          inputMode="numeric"
          error={errors.no}
        />
        <Button onClick={() => void handleFind()}>查找</Button>
      </div>
      {income ? (
        <p className={styles.income}>
          {income.order.title} · {income.teacher.name} · 实付 {yuan(income.paid_fen)} × {income.rate}% · 到手{' '}
          {yuan(income.net_fen)} · {income.status_text}
          {income.most_fen === 0 ? '；有扣款或退款未结束，暂不能提出' : ''}
        </p>
      ) : null}
      <PickField label="原因与依据" value={reason} options={reasons} onPick={setReason} />
      <LineField
        label="金额"
        value={amount}
        onChange={setAmount}
        inputMode="decimal"
        unit="元"
        error={errors.amount}
      />
      <LineField
        label="算法（可不填）"
        value={formula}
        onChange={setFormula}
        max={80}
        placeholder="实付 ¥2,400.00 × 5%"
      />
      <WordsField
        label="经过（老师可见）"
        value={content}
        onChange={setContent}
        max={500}
        error={errors.content}
      />
      <WordsField
        label="证据（一行一条，最多5条）"
        value={proof}
        onChange={setProof}
        max={600}
        placeholder="交付时间记录：约定 18:00，实际次日 20:00"
      />
    </EditOverlay>
  );
}
