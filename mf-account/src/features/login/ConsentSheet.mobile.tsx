import { Button, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import type { AgreementName } from '../agreements/agreement';
import { BothAgreements } from './BothAgreements.mobile';
import styles from './forms.mobile.module.css';
import { groupPhone } from './phone';

export interface ConsentSheetProps {
  open: boolean;
  phone: string;
  busy: boolean;
  onAgree: () => void;
  onClose: () => void;
  onRead: (name: AgreementName) => void;
}

const none = { terms: false, privacy: false };

/** Asks the owner of a new number whether an account shall be made of it. */
export function ConsentSheet({ open, phone, busy, onAgree, onClose, onRead }: ConsentSheetProps) {
  const [ticks, setTicks] = useState(none);
  const handleClose = () => {
    setTicks(none);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={handleClose}
      title="创建账号"
      footer={
        <>
          <Button kind="outline" onClick={handleClose}>
            暂不注册
          </Button>
          <Button disabled={!(ticks.terms && ticks.privacy)} loading={busy} onClick={onAgree}>
            同意并注册
          </Button>
        </>
      }
    >
      <p className={styles.intro}>
        {groupPhone(phone)} 还没有注册，验证码已通过。同意以下协议后，将为您创建账号并登录。
      </p>
      <BothAgreements
        ticks={ticks}
        onTick={(name, ticked) => setTicks((before) => ({ ...before, [name]: ticked }))}
        onRead={onRead}
      />
    </Sheet>
  );
}
