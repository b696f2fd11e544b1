import { useState } from 'react';
import decisions from '../../parts/Decision.module.css';
import { Pills } from '../../parts/Pills';
import { SayForm } from '../../parts/SayForm';
import type { FormProps } from './form';

type Answer = 'grant' | 'refuse';

export function ExtraChanges({ order: { id, changes } }: FormProps) {
  const [act, setAct] = useState<Answer>('grant');
  const asked = changes.find(({ state }) => state === 'asked');
  return (
    <>
      {asked ? <p className={decisions.said}>买家申请：{asked.items.join('；')}</p> : null}
      <Pills
        label="是否同意"
        options={[
          ['grant', '同意'],
          ['refuse', '不同意'],
        ]}
        value={act}
        onChange={setAct}
      />
      <SayForm
        name="extra"
        label="给买家的答复"
        button={act === 'grant' ? '同意额外修改' : '不同意'}
        max={500}
        onSend={(decide, content) =>
          decide(
            'POST /staff/order/extra_changes/:id',
            { params: { id }, body: { act, content } },
            { said: act === 'grant' ? '已同意额外修改' : '已答复额外修改申请' },
          )
        }
      />
    </>
  );
}
