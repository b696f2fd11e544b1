import { withhold } from '@harbor/contract/withholding';
import { type ApiError, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Field, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import { fenOf, withSign, yuan } from './money';
import { PayeePick } from './PayeePick';
import { type Income, useWithdraw } from './queries';
import { TaxRule } from './TaxRule';
import { useProof } from './useProof';
import styles from './WithdrawForm.module.css';

export interface WithdrawFormProps {
  income: Income;
  /** It was asked for. */
  onDone?: () => void;
}

/** An amount, the account for it, and what reaches it after the tax that is withheld. */
export function WithdrawForm({ income, onDone }: WithdrawFormProps) {
  const [text, setText] = useState<string>();
  const [chosen, setChosen] = useState<number>();
  const [problem, setProblem] = useState<{ amount?: string; payee?: string }>({});
  const [rule, setRule] = useState(false);
  const proof = useProof();
  const withdraw = useWithdraw();
  const [busy, setBusy] = useState(false);
  const { available_fen, min_fen, payees, tax } = income;
  const typed = text ?? (available_fen > 0 ? (available_fen / 100).toFixed(2) : '');
  const fen = fenOf(typed) ?? 0;
  const payee = payees.find(({ id }) => id === chosen) ?? payees.find(({ fits }) => fits) ?? payees[0];
  const { tax_fen, net_fen, formula } = withhold(tax, fen);

  async function handleSubmit() {
    if (fen < min_fen) return setProblem({ amount: `满 ${withSign(min_fen)} 可以提现` });
    if (fen > available_fen) return setProblem({ amount: `最多可提现 ${withSign(available_fen)}` });
    if (!payee) return setProblem({ payee: '请先添加收款账户' });
    setProblem({});
    setBusy(true);
    try {
      const done = await proof.guard(() =>
        withdraw.mutateAsync({ body: { amount_fen: fen, payee_id: payee.id } }),
      );
      if (!done) return undefined;
      setText(undefined);
      notify.success('已提交提现，1–3 个工作日到账');
      onDone?.();
    } catch (error) {
      const refused = error as ApiError;
      setProblem({
        amount:
          refused.fieldError?.('amount_fen') ??
          (refused.fieldError?.('payee_id') ? undefined : errorText(error)),
        payee: refused.fieldError?.('payee_id'),
      });
    } finally {
      setBusy(false);
    }
    return undefined;
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Forms in what lies over this one, such as the question for a code, bubble up to here.
        if (event.target === event.currentTarget && !busy) void handleSubmit();
      }}
    >
      <Field label="金额" extra={`最多 ${withSign(available_fen)}`} error={problem.amount ?? ''}>
        {(control) => (
          <TextField
            {...control}
            className={styles.amount}
            inputMode="decimal"
            autoComplete="off"
            before="¥"
            value={typed}
            placeholder={`满 ${yuan(min_fen)} 可提现`}
            onChange={({ target }) => {
              setText(target.value);
              setProblem({});
            }}
            after={
              <button
                type="button"
                className={styles.all}
                onClick={() => setText((available_fen / 100).toFixed(2))}
              >
                全部
              </button>
            }
          />
        )}
      </Field>
      <PayeePick
        payees={payees}
        chosen={payee?.id}
        onChoose={setChosen}
        name={income.name}
        error={problem.payee ?? ''}
        proof={proof}
      />
      <dl className={styles.lines}>
        <div>
          <dt>提现金额</dt>
          <dd>{withSign(fen)}</dd>
        </div>
        <div>
          <dt>手续费</dt>
          <dd>¥0.00</dd>
        </div>
        <div>
          <dt>
            预扣个人所得税
            <button type="button" className={styles.rule} aria-expanded={rule} onClick={() => setRule(!rule)}>
              算法
            </button>
          </dt>
          <dd>{tax_fen > 0 ? `−${withSign(tax_fen)}` : '¥0.00'}</dd>
        </div>
      </dl>
      {rule ? <TaxRule rule={tax} /> : null}
      <p className={styles.net}>
        <span>实际到账</span>
        <strong>{withSign(net_fen)}</strong>
      </p>
      <p className={styles.formula}>
        {formula ? `${formula}，` : '这笔不需要预扣税，'}次年汇算清缴时多退少补。
      </p>
      <Button kind="primary" size="l" block type="submit" loading={busy} disabled={available_fen < min_fen}>
        {available_fen < min_fen ? `满 ${withSign(min_fen)} 可提现` : '验证手机号并提现'}
      </Button>
      {proof.question}
    </form>
  );
}
