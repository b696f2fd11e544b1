import type { DeskAttempt } from '@harbor/contract';
import { questionKind } from '@harbor/contract/question-kind';
import { notify } from '@harbor/runtime';
import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { LineField } from '../../../parts/LineField';
import { WordsField } from '../../../parts/WordsField';
import { useRemark } from './queries';
import styles from './RemarkForm.module.css';

interface RemarkFormProps {
  attempt: DeskAttempt;
  onClose: () => void;
}

/** Corrects the marks of short answers; the learner reads the reason. */
export function RemarkForm({ attempt, onClose }: RemarkFormProps) {
  const essays = attempt.questions.filter(({ kind }) => kind === questionKind.essay);
  const [marks, setMarks] = useState(() =>
    essays.map(({ place, got, comment, points: most }) => ({
      ...{ place, most, points: String(got ?? 0), comment: comment ?? '' },
    })),
  );
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const remark = useRemark();
  const saving = useSaving();
  const set = (place: number, part: { points?: string; comment?: string }) =>
    setMarks(marks.map((one) => (one.place === place ? { ...one, ...part } : one)));

  async function handleSend() {
    const problems: Record<string, string> = {};
    for (const { place, points, most } of marks) {
      if (!/^\d{1,3}(\.[05])?$/.test(points.trim())) problems[place] = '请填写得分，以0.5为单位';
      else if (Number(points) > most) problems[place] = `最多 ${most} 分`;
    }
    if (reason.trim().length < 2) problems.reason = '请填写原因';
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    const body = {
      revision: attempt.revision,
      marks: marks.map(({ place, points, comment }) => ({
        ...{ place, points: Number(points), comment: comment.trim() },
      })),
      reason: reason.trim(),
    };
    const answer = await saving.run(() => remark.mutateAsync({ params: { id: attempt.id }, body }));
    if (!answer) return;
    notify.success('已更正，学员会收到通知');
    onClose();
  }

  return (
    <Overlay
      open
      onClose={onClose}
      title="更正得分"
      width={520}
      closeOnMask={false}
      footer={
        <>
          <Button disabled={saving.busy} onClick={onClose}>
            取消
          </Button>
          <Button kind="primary" loading={saving.busy} onClick={() => void handleSend()}>
            更正
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>成绩与结课证书随之重算，学员会看到新的得分和您填写的原因。</p>
        {marks.map(({ place, points, comment, most }) => (
          <div key={place} className={styles.form}>
            <LineField
              label={`第 ${place} 题得分`}
              unit={`/ ${most} 分`}
              inputMode="decimal"
              value={points}
              onChange={(text) => set(place, { points: text })}
              error={wrong[place]}
            />
            <WordsField
              label={`第 ${place} 题评语（可不填）`}
              rows={2}
              max={500}
              value={comment}
              onChange={(text) => set(place, { comment: text })}
            />
          </div>
        ))}
        <WordsField
          label="原因"
          value={reason}
          onChange={setReason}
          max={200}
          error={wrong.reason ?? saving.fieldError('reason')}
        />
        {saving.problem ? (
          <p className={styles.problem} role="alert">
            {saving.fieldError('marks') ?? saving.problem}
          </p>
        ) : null}
      </div>
    </Overlay>
  );
}
