import type { DiaryStep } from '@harbor/contract';
import { ask, notify } from '@harbor/runtime';
import { Field, TextField } from '@harbor/ui/kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import styles from '../../forms/Form.module.css';
import { FormOverlay } from '../../forms/FormOverlay';
import { useSend } from '../../forms/useSend';
import { useEditStep, useUndoStep } from './queries';
import { today } from './words';

interface StepEditProps {
  step: DiaryStep;
  onClose: () => void;
}

/** Corrects a step; the newest one can be taken back. */
export function StepEdit({ step, onClose }: StepEditProps) {
  const [day, setDay] = useState(step.day);
  const [note, setNote] = useState(step.note);
  const { problems, busy, send } = useSend();
  const edit = useEditStep();
  const undo = useUndoStep();
  const params = { id: step.id };
  const store = async () => {
    if (!(await send(() => edit.mutateAsync({ params, body: { day, note: note.trim() } })))) return;
    notify.success('已改正');
    onClose();
  };
  const isNote = step.kind === 'note';
  const takeBack = () =>
    ask({
      title: isNote ? '删除这条记事？' : `撤销“${step.label}”？`,
      text: isNote ? '删除后不能恢复。' : '稿件会回到上一步的进展，这一步的日期与备注会删除。',
      yes: isNote ? '删除' : '撤销',
      danger: true,
      onYes: async () => {
        await undo.mutateAsync({ params });
        onClose();
      },
    });
  return (
    <FormOverlay
      title={`修改：${step.label}`}
      button="保存"
      busy={busy}
      problem={problems.form}
      onClose={onClose}
      onSend={() => void store()}
    >
      <Field label="日期" error={problems.day}>
        {(control) => (
          <TextField
            {...control}
            type="date"
            max={today()}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <Field label="备注" error={problems.note}>
        {(control) => (
          <textarea
            {...control}
            className={styles.area}
            rows={4}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {step.may_undo ? (
        <button type="button" className={styles.gone} onClick={takeBack}>
          <Undo2 size={16} aria-hidden /> {isNote ? '删除这条记事' : '撤销这一步'}
        </button>
      ) : null}
    </FormOverlay>
  );
}
