import { type FeedbackResult, feedbackResults } from '@harbor/contract/submission-status';
import { ChoicePills } from '@harbor/ui/choice';
import { useState } from 'react';
import { DateInput } from '../../../parts/DateInput';
import { today } from '../fields';
import styles from './ActForm.module.css';
import { type ActFormProps, ActFrame, ActProblem } from './ActFrame';
import { useAct } from './useAct';

/** What the journal answered. */
export function FeedbackForm({ submission }: ActFormProps) {
  const [result, setResult] = useState<FeedbackResult>();
  const [answeredOn, setAnsweredOn] = useState(today);
  const [note, setNote] = useState('');
  const act = useAct('POST /submission/feedback/:id', submission.id, '已登记期刊的反馈');
  return (
    <ActFrame
      title="登记期刊反馈"
      lead="如实登记即可，只有您与编辑可以看到。"
      button="登记反馈"
      busy={act.busy}
      problem={act.errors.form ?? act.errors.result}
      onSubmit={() => {
        if (!result) act.refuse('result', '请选择反馈结果');
        else if (!answeredOn) act.refuse('answered_on', '请选择反馈日期');
        else act.send({ result, answered_on: answeredOn, note: note.trim() || undefined });
      }}
    >
      <fieldset className={styles.choice}>
        <legend>反馈结果</legend>
        <ChoicePills
          square
          name="feedback-result"
          options={Object.entries(feedbackResults) as [FeedbackResult, string][]}
          value={result}
          onChoose={setResult}
        />
      </fieldset>
      <div className={styles.field}>
        <label htmlFor="answered-on">反馈日期</label>
        <DateInput
          input={{ id: 'answered-on' }}
          label="反馈日期"
          from={submission.sent?.sent_on}
          to={today()}
          value={answeredOn}
          onChange={setAnsweredOn}
          invalid={Boolean(act.errors.answered_on)}
        />
        <ActProblem text={act.errors.answered_on} />
      </div>
      <label>
        说明（选填）
        <textarea
          rows={3}
          maxLength={500}
          value={note}
          placeholder="例如：主要审稿意见、修回期限"
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
    </ActFrame>
  );
}
