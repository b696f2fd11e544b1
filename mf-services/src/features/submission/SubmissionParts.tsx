import type { SubmissionDetail } from '@harbor/contract';
import { submissionStatus as s } from '@harbor/contract/submission-status';
import { Countdown, formatTime } from '@harbor/ui';
import { Facts } from '../../parts/Facts';
import { Steps } from '../../parts/Steps';
import { FeedbackForm } from './acts/FeedbackForm';
import { ReasonForm } from './acts/ReasonForm';
import { SendForm } from './acts/SendForm';
import { SupplyForm } from './acts/SupplyForm';
import { submissionFiles } from './fileRule';
import { StatusTag } from './StatusTag';
import styles from './SubmissionParts.module.css';

interface PartProps {
  submission: SubmissionDetail;
}

/** How the submission stands, and what comes next. */
export function SubmissionHead({ submission }: PartProps) {
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <h1>{submission.title}</h1>
        <StatusTag status={submission.status} text={submission.status_text} />
      </div>
      <p className={styles.meta}>
        投稿编号 {submission.submission_no} · 提交于 {formatTime(submission.submitted_at)}
      </p>
      <p className={submission.urgent ? styles.urgent : styles.hint}>
        {submission.hint}
        {submission.due_at && submission.status === s.needsAuthor && (
          <span className={styles.left}>
            还剩 <Countdown until={submission.due_at} />
          </span>
        )}
      </p>
      <Steps steps={submission.steps} label="投稿进度" />
    </div>
  );
}

/** Where it was sent, and what the journal answered. */
export function SentFacts({ submission }: PartProps) {
  const { sent, feedback } = submission;
  if (!sent) return null;
  return (
    <Facts
      rows={[
        ['投给', sent.journal],
        ['投稿日期', sent.sent_on],
        ['稿件编号', sent.manuscript_no || '未填写'],
        [
          '期刊反馈',
          feedback && (
            <>
              {feedback.result_text}（{feedback.answered_on}）
              {feedback.note && <span className={styles.answer}>{feedback.note}</span>}
            </>
          ),
        ],
      ]}
    />
  );
}

/** The one thing that the author is to do now; null when nothing is. */
export function mainForm(submission: SubmissionDetail) {
  const { actions } = submission;
  if (actions.supply) return <SupplyForm submission={submission} rule={submissionFiles} />;
  if (actions.send) return <SendForm submission={submission} />;
  if (actions.feedback) return <FeedbackForm submission={submission} />;
  if (actions.reopen) return <ReasonForm submission={submission} kind="reopen" />;
  return null;
}

/** What the author may do besides, folded away. */
export function OtherActs({
  submission,
  onFinish,
  finishing,
}: PartProps & { onFinish: () => void; finishing: boolean }) {
  const { actions } = submission;
  if (!actions.again && !actions.withdraw && !actions.finish) return null;
  return (
    <div className={styles.others}>
      {actions.again && (
        <details>
          <summary>请编辑再次推荐</summary>
          <ReasonForm submission={submission} kind="again" />
        </details>
      )}
      {actions.withdraw && (
        <details>
          <summary>撤回投稿</summary>
          <ReasonForm submission={submission} kind="withdraw" />
        </details>
      )}
      {actions.finish && (
        <button type="button" className={styles.finish} disabled={finishing} onClick={onFinish}>
          {finishing ? '正在结束…' : '结束这次投稿'}
        </button>
      )}
    </div>
  );
}

/** Whether {@link OtherActs} has anything to offer. */
export const hasOtherActs = ({ actions }: SubmissionDetail) =>
  actions.again || actions.withdraw || actions.finish;
