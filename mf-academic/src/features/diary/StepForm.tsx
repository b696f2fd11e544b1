import type { DiaryDetail } from '@harbor/contract';
import { type DiaryMove, diaryKinds } from '@harbor/contract/diary';
import { notify } from '@harbor/runtime';
import { ChoicePills } from '@harbor/ui/choice';
import { Field, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from '../../forms/Form.module.css';
import { FormOverlay } from '../../forms/FormOverlay';
import { useSend } from '../../forms/useSend';
import { JournalPicker, type PickedJournal } from './JournalPicker';
import { useAddDeadline, useAddStep, useTransfer } from './queries';
import { today } from './words';

type Choice = DiaryMove | 'note' | 'transfer';

const words: Record<Choice, string> = { ...diaryKinds, transfer: '改投他刊' };

/** How long before the end of a revision somebody is reminded, in days. */
const remind = 3;

interface StepFormProps {
  manuscript: DiaryDetail;
  onClose: () => void;
}

/** Writes a step down: what happened, on which day. */
export function StepForm({ manuscript, onClose }: StepFormProps) {
  const { id, moves, may_transfer } = manuscript;
  const choices: Choice[] = [...(may_transfer ? (['transfer'] as const) : []), ...moves, 'note'];
  const [kind, setKind] = useState<Choice | undefined>(choices.length === 1 ? choices[0] : undefined);
  const [day, setDay] = useState(today);
  const [note, setNote] = useState('');
  const [until, setUntil] = useState('');
  const [journal, setJournal] = useState<PickedJournal>({ id: null, name: '' });
  const { problems, busy, send, keyFor, refuse } = useSend();
  const addStep = useAddStep();
  const transfer = useTransfer();
  const addDeadline = useAddDeadline();
  const params = { id };
  async function record(chosen: Choice) {
    if (chosen === 'transfer') {
      const body = { journal: { ...journal, name: journal.name.trim() }, day };
      await transfer.mutateAsync({ params, body, idempotencyKey: keyFor(body) });
      return;
    }
    const body = { kind: chosen, day, note: note.trim() };
    await addStep.mutateAsync({ params, body, idempotencyKey: keyFor(body) });
  }
  /** The step is written down by now: what is wrong with the deadline is said, and it can be added by itself. */
  async function holdUntil() {
    const ahead = Math.round((Date.parse(until) - Date.parse(today())) / 86_400_000);
    const body = { title: '返修截止', day: until, remind_days: ahead > remind ? remind : null };
    try {
      await addDeadline.mutateAsync({ params, body });
    } catch {
      notify.error('进展已记下，截止日没有存上，请在“截止日与提醒”里再加一次');
    }
  }
  const store = async () => {
    if (!kind) {
      refuse({ kind: '请选择发生了什么' });
      return;
    }
    if (!(await send(() => record(kind)))) return;
    if (kind === 'revise' && until) await holdUntil();
    notify.success('已记下');
    onClose();
  };
  return (
    <FormOverlay
      title="记一笔"
      button="记下"
      busy={busy}
      problem={problems.form}
      onClose={onClose}
      onSend={() => void store()}
    >
      <fieldset className={styles.choice}>
        <legend>发生了什么</legend>
        <ChoicePills
          name="diary-kind"
          options={choices.map((one) => [one, words[one]] as const)}
          value={kind}
          invalid={Boolean(problems.kind)}
          onChoose={setKind}
        />
        {problems.kind ? (
          <p className={styles.problem} role="alert">
            {problems.kind}
          </p>
        ) : null}
      </fieldset>
      {kind === 'transfer' ? (
        <JournalPicker journal={journal} problem={problems.journal} onPick={setJournal} />
      ) : null}
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
      {kind === 'revise' ? (
        <Field label="返修截止（选填）" hint={`提前 ${remind} 天提醒您，之后可以改`}>
          {(control) => (
            <TextField
              {...control}
              type="date"
              min={today()}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          )}
        </Field>
      ) : null}
      {kind === 'transfer' ? (
        <p className={styles.said}>之前的记录会作为“上一站”保留。</p>
      ) : (
        <Field label="备注（选填）" error={problems.note}>
          {(control) => (
            <textarea
              {...control}
              className={styles.area}
              rows={3}
              maxLength={1000}
              value={note}
              placeholder="例如：系统状态、审稿人数、编辑说了什么。只有您看得到"
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      )}
    </FormOverlay>
  );
}
