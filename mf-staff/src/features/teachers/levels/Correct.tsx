import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { WordsField } from '../../../parts/WordsField';
import { useCorrect } from './queries';

interface CorrectProps {
  id: number;
  name: string;
  onClose: () => void;
}

/** Corrects a teacher's credit in either direction, with a reason that they read. */
export function Correct({ id, name, onClose }: CorrectProps) {
  const [points, setPoints] = useState('');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<{ points?: string; note?: string }>({});
  const correct = useCorrect();
  const saving = useSaving();
  async function save() {
    const number = Number(points);
    const faults = {
      ...(!/^[+-]?\d{1,3}$/.test(points) || number === 0
        ? { points: '请填写 -100 至 100 的分数，不能为 0' }
        : {}),
      ...(note.trim().length < 5 ? { note: '原因至少5个字' } : {}),
    };
    setWrong(faults);
    if (Object.keys(faults).length > 0) return;
    const done = await saving.run(async () => ({
      done: await correct.mutateAsync({ params: { id }, body: { points: number, note: note.trim() } }),
    }));
    if (!done) return;
    notify.success('已更正，老师会收到通知');
    onClose();
  }
  return (
    <EditOverlay
      title={`更正${name}的信用分`}
      unsaved={points !== '' || note !== ''}
      busy={saving.busy}
      problem={saving.problem}
      save="更正"
      onSave={() => void save()}
      onClose={onClose}
    >
      <LineField
        label="分数"
        value={points}
        onChange={setPoints}
        hint="加分写 3，扣分写 -3"
        error={wrong.points ?? saving.fieldError('points')}
      />
      <WordsField
        label="原因"
        value={note}
        onChange={setNote}
        max={200}
        error={wrong.note ?? saving.fieldError('note')}
        placeholder="老师会读到这段话"
      />
    </EditOverlay>
  );
}
