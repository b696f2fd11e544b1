import { SayForm } from '../../parts/SayForm';
import type { FormProps } from './form';

export function Note({ order: { id } }: FormProps) {
  return (
    <SayForm
      name="note"
      label="备注（买家看不到）"
      button="记下备注"
      max={1000}
      onSend={(decide, content) =>
        decide(
          'POST /staff/order/note/:id',
          { params: { id }, body: { content } },
          { said: '已记下备注', stays: true },
        )
      }
    />
  );
}
