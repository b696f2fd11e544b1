import type { DeskOrderDetail } from '@harbor/contract';
import { useState } from 'react';
import decisions from '../parts/Decision.module.css';
import { Pills } from '../parts/Pills';
import { Adjust } from './acts/Adjust';
import { Deliver } from './acts/Deliver';
import { Dispatch } from './acts/Dispatch';
import { ExtraChanges } from './acts/ExtraChanges';
import type { FormProps } from './acts/form';
import { Note } from './acts/Note';
import { Quote } from './acts/Quote';
import { Remove } from './acts/Remove';
import { Reply } from './acts/Reply';
import { ReturnForm } from './acts/ReturnForm';

type OrderAct = DeskOrderDetail['acts'][number] | 'return_form';

const titles: Record<OrderAct, string> = {
  quote: '报价',
  adjust: '改价',
  dispatch: '派单',
  deliver: '交付',
  extra_changes: '额外修改',
  remove: '更换老师',
  reply: '给买家留言',
  note: '内部备注',
  return_form: '退回信息表',
};

/** What waits for the desk most, first. */
const order: readonly OrderAct[] = [
  'quote',
  'dispatch',
  'extra_changes',
  'deliver',
  'adjust',
  'return_form',
  'remove',
  'reply',
  'note',
];

const submitted = 2;

const forms: Record<OrderAct, (props: FormProps) => React.ReactNode> = {
  quote: Quote,
  adjust: Adjust,
  dispatch: Dispatch,
  deliver: Deliver,
  remove: Remove,
  extra_changes: ExtraChanges,
  reply: Reply,
  note: Note,
  return_form: ReturnForm,
};

/** What can be done with an order now, one form at a time. */
export function OrderActs({ order: data }: FormProps) {
  // A form that was handed in can be returned as long as nobody serves: who may dispatch may do so.
  const returns = data.form_status === submitted && data.acts.includes('dispatch');
  const may = order.filter((act) => (act === 'return_form' ? returns : data.acts.includes(act)));
  const [chosen, setChosen] = useState<OrderAct>();
  const act = chosen && may.includes(chosen) ? chosen : may[0];
  if (!act) return <p className={decisions.said}>现在没有可做的处理</p>;
  const Form = forms[act];
  return (
    <>
      <Pills
        label="怎样处理"
        options={may.map((key) => [key, titles[key]] as const)}
        value={act}
        onChange={setChosen}
      />
      <Form key={act} order={data} />
    </>
  );
}
