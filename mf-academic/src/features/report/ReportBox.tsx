import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { Button, Overlay } from '@harbor/ui/kit';
import { useId, useState } from 'react';
import { useReport } from './queries';
import styles from './ReportBox.module.css';

interface ReportBoxProps {
  id: number;
  open: boolean;
  onClose: () => void;
}

/** Characters that say what is wrong. */
const fewest = 5;
const most = 500;

/** Asks where an article is wrong. What was written stays until it is sent. */
export function ReportBox({ id, open, onClose }: ReportBoxProps) {
  const field = useId();
  const [words, setWords, clear] = useKeptText(`press-report:${id}`);
  const [problem, setProblem] = useState('');
  const report = useReport({
    onSuccess: () => {
      clear();
      notify.success('已收到，编辑核对后会在消息中答复您');
      onClose();
    },
    onError: (error) => setProblem(errorText(error)),
  });
  const send = () => {
    const content = words.trim();
    if ([...content].length < fewest) {
      setProblem(`请至少用${fewest}个字说明`);
      return;
    }
    setProblem('');
    report.mutate({ params: { id }, body: { content } });
  };
  return (
    <Overlay
      open={open}
      centered={false}
      title="指出错误"
      onClose={onClose}
      closeOnMask={words === ''}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" loading={report.isPending} onClick={send}>
            提交
          </Button>
        </>
      }
    >
      <div className={styles.box}>
        <label htmlFor={field}>哪里有误，正确的应当是什么？可以附上出处</label>
        <textarea
          id={field}
          className={styles.field}
          rows={5}
          maxLength={most}
          value={words}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${field}-problem` : undefined}
          onChange={({ target }) => {
            setWords(target.value);
            setProblem('');
          }}
        />
        <p className={styles.foot}>
          {problem ? (
            <span id={`${field}-problem`} className={styles.problem} role="alert">
              {problem}
            </span>
          ) : (
            <span>采纳后会改正文章，并在文首与更正公示中说明。</span>
          )}
          <span className={styles.count}>
            {[...words].length} / {most}
          </span>
        </p>
      </div>
    </Overlay>
  );
}
