import { type ReportReason, reportReasons } from '@harbor/contract/post-status';
import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Overlay } from '@harbor/ui/kit';
import { type ReactNode, useId, useState } from 'react';
import styles from '../../overlay/Words.module.css';
import { useForMembers } from '../../visitors/askLogin';
import { useReport } from './queries';

interface ReportButtonProps {
  target: 'post' | 'comment';
  id: number;
  className: string | undefined;
  children: ReactNode;
}

const reasons = Object.entries(reportReasons) as [ReportReason, string][];

/** Tells staff of a post or a comment, with a reason; the result comes as a message. */
export function ReportButton({ target, id, className, children }: ReportButtonProps) {
  const name = useId();
  const [open, setOpen] = useState(false);
  const forMembers = useForMembers();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  const report = useReport({
    onSuccess: () => {
      notify.success('举报已收到，处理结果会在消息中告知您');
      setOpen(false);
    },
    onError: (error) => setProblem(errorText(error)),
  });
  const send = () => {
    if (!reason) {
      setProblem('请选择举报原因');
      return;
    }
    setProblem('');
    report.mutate({ body: { target, id, reason, ...(words.trim() ? { content: words.trim() } : {}) } });
  };
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => forMembers('请登录后举报', () => setOpen(true))}
      >
        {children}
      </button>
      <Overlay
        open={open}
        centered={false}
        title={target === 'post' ? '举报帖子' : '举报评论'}
        onClose={() => setOpen(false)}
      >
        <div className={styles.box}>
          <fieldset className={styles.reasons} aria-label="举报原因">
            {reasons.map(([key, title]) => (
              <label key={key}>
                <input
                  type="radio"
                  name={name}
                  checked={reason === key}
                  onChange={() => {
                    setReason(key);
                    setProblem('');
                  }}
                />
                {title}
              </label>
            ))}
          </fieldset>
          <label htmlFor={`${name}-words`}>补充说明（选填，最多 200 字）</label>
          <textarea
            id={`${name}-words`}
            rows={3}
            maxLength={200}
            value={words}
            onChange={({ target: field }) => setWords(field.value)}
          />
          {problem ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
          <button
            type="button"
            className={styles.send}
            disabled={report.isPending}
            aria-busy={report.isPending}
            onClick={send}
          >
            提交举报
          </button>
        </div>
      </Overlay>
    </>
  );
}
