import type { IncomePayee } from '@harbor/contract';
import { ask, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Landmark, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PayeeOverlay } from './PayeeOverlay';
import { useRemovePayee } from './queries';
import type { Proof } from './useProof';
import styles from './WithdrawForm.module.css';

export interface PayeePickProps {
  payees: readonly IncomePayee[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** As certified, masked. */
  name: string;
  error: string;
  proof: Proof;
}

/** The accounts to which money can go; one is chosen, others are added and removed here. */
export function PayeePick({ payees, chosen, onChoose, name, error, proof }: PayeePickProps) {
  const [adding, setAdding] = useState(false);
  const remove = useRemovePayee({
    onSuccess: () => notify.success('已删除'),
    onError: (problem) => notify.error(errorText(problem)),
  });
  const handleRemove = (one: IncomePayee) =>
    ask({
      title: '删除这个收款账户？',
      text: `${one.title} ${one.account}，正在打款的提现不受影响。`,
      yes: '删除',
      danger: true,
      onYes: () => remove.mutateAsync({ params: { id: one.id } }),
    });
  return (
    <fieldset className={styles.payees}>
      <legend>收款账户</legend>
      {payees.map((one) => (
        <div key={one.id} className={styles.payee} data-chosen={one.id === chosen ? '' : undefined}>
          <label>
            <input type="radio" name="payee" checked={one.id === chosen} onChange={() => onChoose(one.id)} />
            <Landmark size={18} aria-hidden />
            <span>
              {one.name} {one.title} {one.account}
              <small data-fits={one.fits ? '' : undefined}>
                {one.fits ? '户名与认证姓名一致' : '户名与认证姓名不一致，请更换'}
              </small>
            </span>
          </label>
          <button
            type="button"
            className={styles.remove}
            aria-label={`删除 ${one.title} ${one.account}`}
            onClick={() => handleRemove(one)}
          >
            <Trash2 size={16} aria-hidden />
          </button>
        </div>
      ))}
      <Button
        kind="soft"
        block
        icon={<Plus size={16} aria-hidden />}
        onClick={() => setAdding(true)}
        type="button"
      >
        添加收款账户
      </Button>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <PayeeOverlay
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(id) => {
          onChoose(id);
          setAdding(false);
        }}
        name={name}
        proof={proof}
      />
    </fieldset>
  );
}
