import { formatFen } from '@harbor/ui';
import { useState } from 'react';
import { fenOf, yuanOf } from '../../../../parts/money';
import { MoneyField } from '../../parts/MoneyField';
import { SayForm } from '../../parts/SayForm';
import type { FormProps } from './form';

export function Adjust({ order: { id, pay_fen } }: FormProps) {
  const [amount, setAmount] = useState(yuanOf(pay_fen));
  const [missing, setMissing] = useState('');
  return (
    <>
      <MoneyField
        label="改后应付（券后）"
        value={amount}
        onChange={setAmount}
        error={missing}
        extra={`现在 ¥${formatFen(pay_fen)}`}
      />
      <SayForm
        name="adjust"
        label="改价原因"
        button="改价"
        max={200}
        field="reason"
        onSend={async (decide, reason) => {
          const fen = fenOf(amount);
          const fits = fen !== null && fen >= 1 && fen <= 100_000_000 && fen !== pay_fen;
          setMissing(fits ? '' : '请填写与现在不同的金额');
          if (!fits) return false;
          return decide(
            'POST /staff/order/adjust/:id',
            { params: { id }, body: { pay_fen: fen, reason } },
            { said: `已改为 ¥${formatFen(fen)}，原付款码作废` },
          );
        }}
      />
    </>
  );
}
