import { Button, Overlay, onPhone } from '@harbor/ui/kit';
import { useState } from 'react';
import type { AgreementName } from '../../agreements/agreement';
import { BothAgreements } from '../../agreements/BothAgreements';
import styles from '../../credentials/forms.module.css';
import { ProblemLine } from '../../form/ProblemLine';
import type { RecycledQuestion } from './useRecycled';

export interface RecycledOverlayProps {
  question: RecycledQuestion;
  onRead: (name: AgreementName) => void;
}

const none = { terms: false, privacy: false };

/** Asks whose account it is, and offers a new one to a new owner of the number. */
export function RecycledOverlay({ question, onRead }: RecycledOverlayProps) {
  const { asked, busy, problem, answer, close } = question;
  const [foreign, setForeign] = useState(false);
  const [ticks, setTicks] = useState(none);
  const agreed = ticks.terms && ticks.privacy;
  const handleClose = () => {
    setForeign(false);
    close();
  };
  return (
    <Overlay
      open={asked !== null}
      onClose={handleClose}
      closeOnMask={false}
      title={foreign ? '为您新建账号' : '这是您的账号吗？'}
      width={460}
      footer={
        foreign ? (
          <>
            <Button onClick={() => setForeign(false)}>返回</Button>
            <Button
              kind="primary"
              disabled={!agreed}
              loading={busy === 'other'}
              onClick={() => answer(false)}
            >
              同意并新建
            </Button>
          </>
        ) : (
          <>
            <Button disabled={busy !== null} onClick={() => setForeign(true)}>
              不是我的账号
            </Button>
            <Button kind="primary" loading={busy === 'mine'} onClick={() => answer(true)}>
              {onPhone ? '是我的账号' : '是我的账号，继续登录'}
            </Button>
          </>
        )
      }
    >
      {foreign ? (
        <>
          <p className={styles.intro}>原账号将被冻结，等待原机主核实；其中的内容您看不到，也不会受影响。</p>
          <BothAgreements
            ticks={ticks}
            onTick={(name, ticked) => setTicks((before) => ({ ...before, [name]: ticked }))}
            onRead={onRead}
          />
        </>
      ) : (
        <p className={styles.intro}>
          该手机号有一个很久没有使用的账号：昵称“{asked?.nickname}”，{asked?.registered}{' '}
          注册。手机号停用后可能由运营商分配给新的用户，请确认。
        </p>
      )}
      <ProblemLine problem={problem} />
    </Overlay>
  );
}
