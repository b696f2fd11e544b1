import { Modal } from 'antd';
import { useState } from 'react';
import type { AgreementName } from '../agreements/agreement';
import { BothAgreements } from './BothAgreements';
import styles from './forms.module.css';
import { groupPhone } from './phone';

export interface ConsentDialogProps {
  open: boolean;
  phone: string;
  busy: boolean;
  onAgree: () => void;
  onClose: () => void;
  onRead: (name: AgreementName) => void;
}

const none = { terms: false, privacy: false };

/** Asks the owner of a new number whether an account shall be made of it. */
export function ConsentDialog({ open, phone, busy, onAgree, onClose, onRead }: ConsentDialogProps) {
  const [ticks, setTicks] = useState(none);
  return (
    <Modal
      open={open}
      onCancel={onClose}
      afterClose={() => setTicks(none)}
      title="创建账号"
      width={460}
      centered
      okText="同意并注册"
      cancelText="暂不注册"
      onOk={onAgree}
      okButtonProps={{ disabled: !(ticks.terms && ticks.privacy) }}
      confirmLoading={busy}
    >
      <p className={styles.intro}>
        {groupPhone(phone)} 还没有注册，验证码已通过。同意以下协议后，将为您创建账号并登录。
      </p>
      <BothAgreements
        ticks={ticks}
        onTick={(name, ticked) => setTicks((before) => ({ ...before, [name]: ticked }))}
        onRead={onRead}
      />
    </Modal>
  );
}
