import type { FileRule, StoredFile, SubmissionDetail } from '@harbor/contract';
import { type FeedbackResult, feedbackResults } from '@harbor/contract/submission-status';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { FileField } from '@harbor/ui/upload';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { DateInputControl } from '../date-input/dates';
import styles from './ActForms.module.css';
import { today } from './fields';
import { useAct } from './useActs';

interface ActFormProps {
  submission: SubmissionDetail;
}

/** The control of a day, which each platform has its own of. */
interface WithDay {
  DateInput: DateInputControl;
}

interface FrameProps {
  title: string;
  lead?: string;
  button: string;
  busy: boolean;
  problem?: string;
  onSubmit: () => void;
  children: ReactNode;
}

function Frame({ title, lead, button, busy, problem, onSubmit, children }: FrameProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} aria-label={title} noValidate onSubmit={handleSubmit}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className={styles.send} disabled={busy}>
        {busy ? '正在提交…' : button}
      </button>
    </form>
  );
}

/** Answers the editor's question, with further files. */
export function SupplyForm({ submission, rule }: ActFormProps & { rule: FileRule }) {
  const [content, setContent] = useState('');
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [uploading, setUploading] = useState(false);
  const act = useAct('POST /submission/supply/:id', submission.id, '已补充，编辑会继续评估');
  const watch = useSentinel(content, 'submission');
  return (
    <Frame
      title="补充资料"
      button="提交补充"
      busy={act.busy || uploading}
      problem={act.errors.form ?? act.errors.content}
      onSubmit={async () => {
        if (content.trim().length < 2) act.refuse('content', '请填写补充说明');
        else if (await watch.check()) act.send({ content: content.trim(), files: files.map(({ id }) => id) });
      }}
    >
      <p className={styles.question}>
        <b>编辑：</b>
        {submission.question}
      </p>
      <label>
        补充说明
        <textarea
          rows={4}
          maxLength={1000}
          value={content}
          placeholder="逐条回答编辑的问题"
          onChange={({ target }) => setContent(target.value)}
        />
      </label>
      <SentinelHint watch={watch} onAdopt={setContent} />
      <FileField
        label="补充文件"
        purpose="submission_supply"
        value={files}
        rule={rule}
        onChange={setFiles}
        onBusy={setUploading}
        error={act.errors.files}
      />
    </Frame>
  );
}

/** The author has sent the manuscript: where, when, under which number. */
export function SendForm({ submission, DateInput }: ActFormProps & WithDay) {
  const [journal, setJournal] = useState(submission.recommendations[0]?.name ?? '');
  const [sentOn, setSentOn] = useState(today);
  const [number, setNumber] = useState('');
  const act = useAct('POST /submission/send/:id', submission.id, '已登记投出，收到答复后请回来登记');
  return (
    <Frame
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
        <Problem text={act.errors.journal} />
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
          <Problem text={act.errors.sent_on} />
        </div>
        <label>
          稿件编号（选填）
          <input
            value={number}
            maxLength={60}
            placeholder="期刊系统给出的编号"
            onChange={({ target }) => setNumber(target.value)}
          />
          <Problem text={act.errors.manuscript_no} />
        </label>
      </div>
    </Frame>
  );
}

/** What the journal answered. */
export function FeedbackForm({ submission, DateInput }: ActFormProps & WithDay) {
  const [result, setResult] = useState<FeedbackResult>();
  const [answeredOn, setAnsweredOn] = useState(today);
  const [note, setNote] = useState('');
  const act = useAct('POST /submission/feedback/:id', submission.id, '已登记期刊的反馈');
  return (
    <Frame
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
      <fieldset className={styles.pills}>
        <legend>反馈结果</legend>
        {(Object.entries(feedbackResults) as [FeedbackResult, string][]).map(([key, label]) => (
          <label key={key}>
            <input
              type="radio"
              name="feedback-result"
              checked={result === key}
              onChange={() => setResult(key)}
            />
            <span>{label}</span>
          </label>
        ))}
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
        <Problem text={act.errors.answered_on} />
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
    </Frame>
  );
}

const reasons = {
  again: {
    key: 'POST /submission/again/:id',
    title: '请编辑再次推荐',
    placeholder: '例如：希望审稿周期短一些、学校不认可第一种期刊（至少5个字）',
    button: '请求再次推荐',
    done: '已告知编辑，请等候新的推荐',
    least: 5,
  },
  withdraw: {
    key: 'POST /submission/withdraw/:id',
    title: '撤回投稿',
    placeholder: '撤回的原因；30天内可以重新打开',
    button: '确认撤回',
    done: '已撤回，30天内可以重新打开',
    least: 2,
  },
  reopen: {
    key: 'POST /submission/reopen/:id',
    title: '重新打开投稿',
    placeholder: '说明现在可以继续的原因',
    button: '重新打开',
    done: '已重新打开，编辑会再次受理',
    least: 2,
  },
} as const;

/** A step that is explained in a sentence. */
export function ReasonForm({ submission, kind }: ActFormProps & { kind: keyof typeof reasons }) {
  const { key, title, placeholder, button, done, least } = reasons[kind];
  const [reason, setReason] = useState('');
  const act = useAct(key, submission.id, done);
  return (
    <Frame
      title={title}
      button={button}
      busy={act.busy}
      problem={act.errors.form ?? act.errors.reason}
      onSubmit={() =>
        reason.trim().length < least
          ? act.refuse('reason', `请用至少${least}个字说明`)
          : act.send({ reason: reason.trim() })
      }
    >
      <textarea
        rows={3}
        maxLength={300}
        aria-label={title}
        value={reason}
        placeholder={placeholder}
        onChange={({ target }) => setReason(target.value)}
      />
    </Frame>
  );
}

function Problem({ text }: { text: string | undefined }) {
  return text ? (
    <span className={styles.problem} role="alert">
      {text}
    </span>
  ) : null;
}
