import { type RevealObject, type RevealReason, revealReasons } from '@harbor/contract/reveal';
import { type ApiError, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Field, Overlay, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import { useShow } from './queries';
import styles from './Reveal.module.css';

export interface RevealQuestionProps {
  what: { object: RevealObject; id: number; field: 'phone' | 'email' };
  /** 手机号 */
  label: string;
  onClose: () => void;
  onShown: (value: string, seconds: number) => void;
}

const reasons = Object.entries(revealReasons) as [RevealReason, string][];

/** Asks why a field is to be shown: the reason is written down with the name of whoever asks. */
export function RevealQuestion({ what, label, onClose, onShown }: RevealQuestionProps) {
  const [reason, setReason] = useState<RevealReason>();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<{ reason?: string; note?: string; other?: string }>({});
  const show = useShow({
    onSuccess({ value, seconds, left }) {
      if (left < 10) notify.success(`今天还可以查看 ${left} 次`);
      onShown(value, seconds);
    },
    onError: (error: ApiError) =>
      setProblem(error.fieldError('note') ? { note: error.fieldError('note') } : { other: errorText(error) }),
  });
  function handle() {
    if (!reason) return setProblem({ reason: '请选择原因' });
    if (reason === 'other' && note.trim().length < 2) return setProblem({ note: '请说明原因' });
    setProblem({});
    const more = note.trim() ? { note: note.trim() } : {};
    return show.mutate({ body: { ...what, reason, ...more } });
  }
  return (
    <Overlay
      open
      title={`查看完整${label}`}
      onClose={onClose}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" loading={show.isPending} onClick={handle}>
            查看
          </Button>
        </>
      }
    >
      <p className={styles.said}>显示 60 秒；您的姓名与原因会记入操作日志。</p>
      <fieldset className={styles.reasons}>
        <legend>原因</legend>
        {reasons.map(([key, title]) => (
          <label key={key} className={styles.reason}>
            <input type="radio" name="reason" checked={reason === key} onChange={() => setReason(key)} />
            {title}
          </label>
        ))}
      </fieldset>
      {problem.reason ? (
        <p className={styles.problem} role="alert">
          {problem.reason}
        </p>
      ) : null}
      <Field label={reason === 'other' ? '说明' : '说明（选填）'} error={problem.note}>
        {(control) => (
          <TextField
            {...control}
            maxLength={100}
            value={note}
            placeholder="如：买家来电未接通"
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {problem.other ? (
        <p className={styles.problem} role="alert">
          {problem.other}
        </p>
      ) : null}
    </Overlay>
  );
}
