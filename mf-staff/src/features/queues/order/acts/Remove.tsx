import { useState } from 'react';
import { LineField } from '../../parts/LineField';
import { SayForm } from '../../parts/SayForm';
import { useCase } from '../../parts/scope';
import type { FormProps } from './form';
import { numberIn } from './form';

export function Remove({ order: { id } }: FormProps) {
  const [days, setDays] = useState('');
  const [missing, setMissing] = useState('');
  const { queue } = useCase();
  return (
    <>
      <LineField
        label="顺延交付天数（可不填，需买家同意）"
        digits
        value={days}
        onChange={setDays}
        error={missing}
      />
      <SayForm
        name="remove"
        label="更换的原因"
        button="更换老师，回到待接单"
        max={200}
        reasons={queue.reasons}
        danger
        field="reason"
        onSend={async (decide, reason) => {
          const extend_days = days.trim() ? numberIn(days, 0, 365) : undefined;
          const fits = !days.trim() || extend_days !== undefined;
          setMissing(fits ? '' : '请填写天数');
          if (!fits) return false;
          return decide(
            'POST /staff/order/remove/:id',
            { params: { id }, body: { reason, extend_days } },
            { said: '已更换老师，订单回到待接单' },
          );
        }}
      />
    </>
  );
}
