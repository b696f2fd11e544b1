import { Button, Modal } from 'antd';
import type { QuestionViewProps } from '../questions/Questions';
import { useAnswer } from '../questions/useAnswer';

/** A question as a dialog. */
export function QuestionDialog({ question }: QuestionViewProps) {
  const { title, text, yes, no = '取消', danger } = question;
  const answer = useAnswer(question);
  return (
    <Modal
      open={answer.open}
      title={title}
      width={440}
      centered
      onCancel={answer.no}
      footer={
        <>
          <Button onClick={answer.no}>{no}</Button>
          <Button type="primary" danger={danger} loading={answer.waiting} onClick={answer.yes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}
