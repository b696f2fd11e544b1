import { Button, Modal } from 'antd';
import { type LeaveQuestionProps, leaveWords } from './question';
import { useSaveAndLeave } from './useSaveAndLeave';

/** The question of `useUnsavedGuard` on the desktop: save, discard, or stay. */
export function LeaveDialog({ guard, text, title, stay, onDiscard, save }: LeaveQuestionProps) {
  const { saving, problem, saveAndLeave } = useSaveAndLeave({ guard, save });
  return (
    <Modal
      open={guard.asking}
      title={title ?? leaveWords.title}
      onCancel={guard.stay}
      footer={[
        onDiscard ? (
          <Button key="discard" danger type="text" onClick={onDiscard}>
            {leaveWords.discard}
          </Button>
        ) : null,
        <Button key="stay" onClick={guard.stay}>
          {stay ?? leaveWords.stay}
        </Button>,
        save ? (
          <Button key="save" type="primary" loading={saving} onClick={() => void saveAndLeave()}>
            {save.label}
          </Button>
        ) : null,
      ]}
    >
      <p>{text}</p>
      {problem ? <p role="alert">{problem}</p> : null}
    </Modal>
  );
}
