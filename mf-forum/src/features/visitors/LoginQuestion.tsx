import { Button, Modal } from 'antd';
import type { LoginQuestionProps } from './ForMembers';
import { comesBack, later, toLogin } from './words';

/** Asks a visitor to log in, on the desktop. */
export function LoginQuestion({ words, open, onClose, onLogin }: LoginQuestionProps) {
  return (
    <Modal
      open={open}
      title={words}
      width={420}
      onCancel={onClose}
      footer={[
        <Button key="later" onClick={onClose}>
          {later}
        </Button>,
        <Button key="login" type="primary" onClick={onLogin}>
          {toLogin}
        </Button>,
      ]}
    >
      <p>{comesBack}</p>
    </Modal>
  );
}

export default LoginQuestion;
