import { Modal } from 'antd';
import { useState } from 'react';
import { nothing } from './useTask';
import { useWriting } from './useWriting';
import styles from './WriteDialog.module.css';
import { WriteForm } from './WriteForm';
import { titles } from './words';

export interface WriteDialogProps {
  /** Opened as 我要评价: it goes to the staff, without a category. */
  feedback: boolean;
  /** The dialog is gone. */
  onClosed: () => void;
}

/** Where posts are written over any page of the desktop. Closing it with unsaved words asks like leaving a page does. */
export function WriteDialog({ feedback, onClosed }: WriteDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const task = feedback ? ({ ...nothing, kind: 'feedback' } as const) : nothing;
  const writing = useWriting(task, '请登录后评价！', {
    back: feedback ? '/feedback' : '/sendpost',
    onSent: close,
  });
  return (
    <Modal
      open={open}
      title={titles[task.kind]}
      width={1080}
      footer={null}
      maskClosable={false}
      className={styles.dialog}
      onCancel={() => writing.leaving.ask(close)}
      afterClose={onClosed}
    >
      <WriteForm writing={writing} reason="" inDialog />
    </Modal>
  );
}
