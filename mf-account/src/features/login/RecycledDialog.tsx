import { Button, Modal } from 'antd';
import { useState } from 'react';
import { ProblemLine } from '../../form/ProblemLine';
import type { AgreementName } from '../agreements/agreement';
import { BothAgreements } from './BothAgreements';
import styles from './forms.module.css';
import type { RecycledQuestion } from './useRecycled';

export interface RecycledDialogProps {
  question: RecycledQuestion;
  onRead: (name: AgreementName) => void;
}

const none = { terms: false, privacy: false };

/** Asks whose account it is, and offers a new one to a new owner of the number. */
export function RecycledDialog({ question, onRead }: RecycledDialogProps) {
  const { asked, busy, problem, answer, close } = question;
  const [foreign, setForeign] = useState(false);
  const [ticks, setTicks] = useState(none);
  const agreed = ticks.terms && ticks.privacy;
  return (
    <Modal
      open={asked !== null}
      onCancel={close}
      afterClose={() => setForeign(false)}
      title={foreign ? '为您新建账号' : '这是您的账号吗？'}
      width={460}
      centered
      footer={
        foreign ? (
          <>
            <Button onClick={() => setForeign(false)}>返回</Button>
            <Button
              type="primary"
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
            <Button type="primary" loading={busy === 'mine'} onClick={() => answer(true)}>
              是我的账号，继续登录
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
    </Modal>
  );
}
