import { type ExperienceReportReason, experienceReportReasons } from '@harbor/contract/journal-experience';
import { notify } from '@harbor/runtime';
import { ChoicePills } from '@harbor/ui/choice';
import { useState } from 'react';
import styles from '../../forms/Form.module.css';
import { FormOverlay } from '../../forms/FormOverlay';
import { useSend } from '../../forms/useSend';
import { useReportExperience } from './queries';

const reasons = Object.entries(experienceReportReasons) as [ExperienceReportReason, string][];

/** Asks why an experience should not stand there. */
export function ReportBox({ id, onClose }: { id: number; onClose: () => void }) {
  const [reason, setReason] = useState<ExperienceReportReason>();
  const { problems, busy, send, refuse } = useSend();
  const report = useReportExperience();
  const hand = async () => {
    if (!reason) {
      refuse({ reason: '请选择举报的原因' });
      return;
    }
    if (!(await send(() => report.mutateAsync({ params: { id }, body: { reason } })))) return;
    notify.success('举报已收到，处理结果会在消息中告知您');
    onClose();
  };
  return (
    <FormOverlay
      title="举报这份投稿经验"
      button="提交举报"
      busy={busy}
      problem={problems.form}
      onClose={onClose}
      onSend={() => void hand()}
    >
      <fieldset className={styles.choice}>
        <legend>它有什么问题</legend>
        <ChoicePills
          name="experience-report"
          options={reasons}
          value={reason}
          invalid={Boolean(problems.reason)}
          onChoose={setReason}
        />
        {problems.reason ? (
          <p className={styles.problem} role="alert">
            {problems.reason}
          </p>
        ) : null}
      </fieldset>
      <p className={styles.said}>审核人员会核对，与您的看法不同不是举报的理由。</p>
    </FormOverlay>
  );
}
