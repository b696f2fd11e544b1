import { useState } from 'react';
import { DateInput } from '../../../parts/DateInput';
import { today } from '../fields';
import styles from './ActForm.module.css';
import { type ActFormProps, ActFrame, ActProblem } from './ActFrame';
import { useAct } from './useAct';

/** The author has sent the manuscript: where, when, under which number. */
export function SendForm({ submission }: ActFormProps) {
  const [journal, setJournal] = useState(submission.recommendations[0]?.name ?? '');
  const [sentOn, setSentOn] = useState(today);
  const [number, setNumber] = useState('');
  const act = useAct('POST /submission/send/:id', submission.id, '已登记投出，收到答复后请回来登记');
  return (
    <ActFrame
      title="登记已投出"
      lead="请您在期刊官网亲自投稿后登记；平台不以作者的名义投稿。"
      button="标记为已投出"
      busy={act.busy}
      problem={act.errors.form}
      onSubmit={() => {
        if (journal.trim().length < 2) act.refuse('journal', '请填写期刊名称');
        else if (!sentOn) act.refuse('sent_on', '请选择投稿日期');
        else
          act.send({ journal: journal.trim(), sent_on: sentOn, manuscript_no: number.trim() || undefined });
      }}
    >
      <label>
        期刊名称
        <input
          list="recommended-journals"
          value={journal}
          maxLength={120}
          onChange={({ target }) => setJournal(target.value)}
        />
        <ActProblem text={act.errors.journal} />
      </label>
      <datalist id="recommended-journals">
        {submission.recommendations.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={styles.pair}>
        <div className={styles.field}>
          <label htmlFor="sent-on">投稿日期</label>
          <DateInput
            input={{ id: 'sent-on' }}
            label="投稿日期"
            to={today()}
            value={sentOn}
            onChange={setSentOn}
            invalid={Boolean(act.errors.sent_on)}
          />
          <ActProblem text={act.errors.sent_on} />
        </div>
        <label>
          稿件编号（选填）
          <input
            value={number}
            maxLength={60}
            placeholder="期刊系统给出的编号"
            onChange={({ target }) => setNumber(target.value)}
          />
          <ActProblem text={act.errors.manuscript_no} />
        </label>
      </div>
    </ActFrame>
  );
}
