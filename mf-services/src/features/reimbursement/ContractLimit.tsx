import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { toFen, toYuan } from '../../orders/amount';
import { useSaveLimit } from './queries';
import styles from './Reimbursement.module.css';

interface ContractLimitProps {
  orderId: number;
  /** In 分; null while nobody has said. */
  overFen: number | null;
}

/** From which amount on the school wants a contract: written once, remembered for all orders. */
export function ContractLimit({ orderId, overFen }: ContractLimitProps) {
  const [text, setText] = useState(overFen === null ? '' : toYuan(overFen));
  const [problem, setProblem] = useState('');
  const save = useSaveLimit({
    onSuccess: () => notify.success('已记住，以后的订单会按这个金额核对'),
    onError: (error) => setProblem(errorText(error)),
  });
  function submit(): void {
    const fen = text.trim() === '' ? null : toFen(text.trim());
    if (fen === undefined) {
      setProblem('请输入金额，最多两位小数');
      return;
    }
    setProblem('');
    save.mutate({ params: { id: orderId }, body: { contract_over_fen: fen } });
  }
  return (
    <section className={styles.part}>
      <h3>
        <label htmlFor="contract-limit">学校超过多少元需要合同</label>
      </h3>
      <form
        className={styles.limit}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          id="contract-limit"
          inputMode="decimal"
          placeholder="例如 20000"
          value={text}
          aria-invalid={Boolean(problem)}
          aria-describedby="contract-limit-problem"
          onChange={({ target }) => {
            setText(target.value);
            setProblem('');
          }}
        />
        <button type="submit" disabled={save.isPending}>
          {save.isPending ? '保存中…' : '记住'}
        </button>
      </form>
      <p id="contract-limit-problem" className={styles.problem} role={problem ? 'alert' : undefined}>
        {problem}
      </p>
    </section>
  );
}
