import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { ChoicePills } from '@harbor/ui/choice';
import { Button, Overlay } from '@harbor/ui/kit';
import { useId, useState } from 'react';
import { forMembers } from '../parts/forMembers';
import { useReportText } from './queries';
import styles from './ReportButton.module.css';

const reasons = [
  ['ad', '广告'],
  ['abuse', '辱骂攻击'],
  ['illegal', '违规内容'],
  ['off_topic', '与课程无关'],
  ['other', '其他'],
] as const;

type Reason = (typeof reasons)[number][0];

interface ReportButtonProps {
  id: number;
  className: string | undefined;
}

/** Tells the team of a text that does not belong here. */
export function ReportButton({ id, className }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => forMembers('请登录后举报', () => setOpen(true))}
      >
        举报
      </button>
      {open ? <ReportBox id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReportBox({ id, onClose }: { id: number; onClose: () => void }) {
  const name = useId();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const report = useReportText({
    onSuccess: ({ message }) => {
      notify.success(message || '已收到，我们会尽快核对');
      onClose();
    },
    onError: (error) => setProblem(errorText(error)),
  });
  const send = () => {
    if (!reason) return setProblem('请选择原因');
    setProblem('');
    report.mutate({ params: { id }, body: { reason, note: note.trim() || undefined } });
  };
  return (
    <Overlay
      open
      onClose={onClose}
      title="举报"
      closeOnMask={note === ''}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" loading={report.isPending} onClick={send}>
            提交
          </Button>
        </>
      }
    >
      <fieldset className={styles.group}>
        <legend>原因</legend>
        <ChoicePills
          name={`report-${name}`}
          options={reasons}
          value={reason}
          onChoose={setReason}
          invalid={problem !== '' && !reason}
        />
      </fieldset>
      <label className={styles.note}>
        <span>补充说明（选填）</span>
        <textarea rows={3} maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </Overlay>
  );
}
