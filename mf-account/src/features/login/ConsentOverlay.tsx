import { Confirm } from '@harbor/ui/kit';
import { useState } from 'react';
import type { AgreementName } from '../../agreements/agreement';
import { BothAgreements } from '../../agreements/BothAgreements';
import styles from '../../credentials/forms.module.css';
import { groupPhone } from '../../credentials/phone';

export interface ConsentOverlayProps {
  open: boolean;
  phone: string;
  busy: boolean;
  onAgree: () => void;
  onClose: () => void;
  onRead: (name: AgreementName) => void;
}

const none = { terms: false, privacy: false };

/** Asks the owner of a new number whether an account shall be made of it. */
export function ConsentOverlay({ open, phone, busy, onAgree, onClose, onRead }: ConsentOverlayProps) {
  const [ticks, setTicks] = useState(none);
  const handleClose = () => {
    setTicks(none);
    onClose();
  };
  return (
    <Confirm
      open={open}
      onClose={handleClose}
      title="创建账号"
      width={460}
      closeOnMask
      yes="同意并注册"
      no="暂不注册"
      disabled={!(ticks.terms && ticks.privacy)}
      loading={busy}
      onYes={onAgree}
    >
      <p className={styles.intro}>
        {groupPhone(phone)} 还没有注册，验证码已通过。同意以下协议后，将为您创建账号并登录。
      </p>
      <BothAgreements
        ticks={ticks}
        onTick={(name, ticked) => setTicks((before) => ({ ...before, [name]: ticked }))}
        onRead={onRead}
      />
    </Confirm>
  );
}
