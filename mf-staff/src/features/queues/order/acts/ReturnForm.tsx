import { SayForm } from '../../parts/SayForm';
import type { FormProps } from './form';

export function ReturnForm({ order: { id } }: FormProps) {
  return (
    <SayForm
      name="form"
      label="退回的原因（买家可见）"
      button="退回信息表"
      max={500}
      min={5}
      danger
      field="reason"
      onSend={(decide, reason) =>
        decide(
          'POST /staff/orderform/return/:id',
          { params: { id }, body: { reason } },
          { said: '已退回信息表' },
        )
      }
    />
  );
}
