import type { DiaryDeadline } from '@harbor/contract';
import { diaryReminderLabel, diaryReminders } from '@harbor/contract/diary';
import { ask, notify } from '@harbor/runtime';
import { ChoicePills } from '@harbor/ui/choice';
import { Field, TextField } from '@harbor/ui/kit';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styles from '../../forms/Form.module.css';
import { FormOverlay } from '../../forms/FormOverlay';
import { useSend } from '../../forms/useSend';
import { useAddDeadline, useDeleteDeadline, useEditDeadline } from './queries';
import { today } from './words';

interface DeadlineFormProps {
  /** The manuscript that it belongs to. */
  manuscriptId: number;
  /** The one that is changed; a new one without. */
  deadline?: DiaryDeadline;
  onClose: () => void;
}

const never = 'never';

/** A deadline: what, until when, and how long before somebody is reminded. */
export function DeadlineForm({ manuscriptId, deadline, onClose }: DeadlineFormProps) {
  const [title, setTitle] = useState(deadline?.title ?? '');
  const [day, setDay] = useState(deadline?.day ?? '');
  const [remind, setRemind] = useState<string>(String(deadline ? (deadline.remind_days ?? never) : 3));
  const { problems, busy, send, keyFor, refuse } = useSend();
  const add = useAddDeadline();
  const edit = useEditDeadline();
  const remove = useDeleteDeadline();
  const store = async () => {
    if (!title.trim()) {
      refuse({ title: '请填写要做的事' });
      return;
    }
    if (!day) {
      refuse({ day: '请选择截止日期' });
      return;
    }
    const body = { title: title.trim(), day, remind_days: remind === never ? null : Number(remind) };
    const done = await send(() =>
      deadline
        ? edit.mutateAsync({ params: { id: deadline.id }, body: { ...body, done: deadline.done } })
        : add.mutateAsync({ params: { id: manuscriptId }, body, idempotencyKey: keyFor(body) }),
    );
    if (!done) return;
    notify.success(deadline ? '已修改' : '已加上');
    onClose();
  };
  const forget = () =>
    ask({
      title: '删除这个截止日？',
      text: '删除后不再提醒，也不再出现在日历里。',
      yes: '删除',
      danger: true,
      onYes: async () => {
        await remove.mutateAsync({ params: { id: deadline?.id ?? 0 } });
        notify.success('已删除');
        onClose();
      },
    });
  return (
    <FormOverlay
      title={deadline ? '修改截止日' : '加一个截止日'}
      button={deadline ? '保存' : '加上'}
      busy={busy}
      problem={problems.form}
      onClose={onClose}
      onSend={() => void store()}
    >
      <Field label="要做的事" error={problems.title}>
        {(control) => (
          <TextField
            {...control}
            value={title}
            maxLength={60}
            placeholder="例如：返修截止、交版面费、问一次进度"
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Field label="截止日期" error={problems.day}>
        {(control) => (
          <TextField
            {...control}
            type="date"
            min={today()}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <fieldset className={styles.choice}>
        <legend>提醒（上午9点，消息中心）</legend>
        <ChoicePills
          name="diary-remind"
          options={[
            ...diaryReminders.map((days) => [String(days), diaryReminderLabel(days)] as const),
            [never, '不提醒'] as const,
          ]}
          value={remind}
          invalid={Boolean(problems.remind_days)}
          onChoose={setRemind}
        />
        {problems.remind_days ? (
          <p className={styles.problem} role="alert">
            {problems.remind_days}
          </p>
        ) : null}
      </fieldset>
      {deadline ? (
        <button type="button" className={styles.gone} onClick={forget}>
          <Trash2 size={16} aria-hidden /> 删除这个截止日
        </button>
      ) : null}
    </FormOverlay>
  );
}
