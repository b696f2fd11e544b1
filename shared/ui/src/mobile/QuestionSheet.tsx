import type { QuestionViewProps } from '../questions/Questions';
import { useAnswer } from '../questions/useAnswer';
import { Button } from './Button';
import styles from './QuestionSheet.module.css';
import { Sheet } from './Sheet';

/** A question as a sheet from below. */
export function QuestionSheet({ question }: QuestionViewProps) {
  const { title, text, yes, no = '取消', danger } = question;
  const answer = useAnswer(question);
  return (
    <Sheet
      open={answer.open}
      onClose={answer.no}
      title={title}
      footer={
        <>
          <Button kind="outline" onClick={answer.no}>
            {no}
          </Button>
          <Button
            kind={danger ? 'outline' : 'primary'}
            className={danger ? styles.danger : undefined}
            loading={answer.waiting}
            onClick={answer.yes}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
    </Sheet>
  );
}
