import { useQuery } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { useMe } from '../../../desk/useMe';
import { EditOverlay } from '../../../parts/EditOverlay';
import { PickField } from '../../../parts/PickField';
import { WordsField } from '../../../parts/WordsField';
import { useCase } from '../parts/scope';
import { useDecision } from '../parts/useDecision';
import { colleaguesQuery } from '../queries';

export interface HandOverProps {
  /** Whose conversation it is now; null while nobody has it. */
  from: number | null;
  onClose: () => void;
}

/** Gives the conversation to a colleague, with what they should know. */
export function HandOver({ from, onClose }: HandOverProps) {
  const { id } = useCase();
  const me = useMe();
  const { data, error } = useQuery(colleaguesQuery());
  const decision = useDecision();
  const [chosen, setChosen] = useState(0);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState('');
  // To oneself it is taken, not handed.
  const others = (data?.data ?? []).filter((one) => one.id !== from && one.id !== me.id);

  async function handleSave() {
    const to = others.find((one) => one.id === chosen);
    if (!to) {
      setMissing('请选择同事');
      return;
    }
    const body = { to: to.id, note: note.trim() || undefined };
    const done = { said: `已转交给 ${to.name}` };
    if (await decision.decide('POST /staff/chat/assign/:id', { params: { id }, body }, done)) onClose();
  }

  return (
    <EditOverlay
      title="转交会话"
      unsaved={note !== ''}
      busy={decision.busy}
      problem={
        decision.fieldError('to') || decision.fieldError('note')
          ? undefined
          : decision.problem || (error && !data ? errorText(error) : undefined)
      }
      save="转交"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <PickField
        label="转交给"
        value={chosen}
        options={[
          [0, others.length === 0 && data ? '没有其他可以接待的同事' : '请选择'],
          ...others.map((one) => [one.id, `${one.name}${one.on_duty ? '（值班中）' : ''}`] as const),
        ]}
        onPick={(next) => {
          setChosen(next);
          setMissing('');
        }}
        error={missing || decision.fieldError('to')}
        hint="对方会收到站内消息；用户看到的会话不变"
      />
      <WordsField
        label="交接说明（用户看不到）"
        value={note}
        onChange={setNote}
        max={300}
        error={decision.fieldError('note')}
      />
    </EditOverlay>
  );
}
