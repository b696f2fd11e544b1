import { Button, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import { AgreementSheet } from '../agreements/AgreementSheet.mobile';
import type { AgreementName } from '../agreements/agreement';
import { BothAgreements } from '../login/BothAgreements.mobile';
import styles from '../settings/settings.mobile.module.css';
import type { StepUp } from '../step-up/useStepUp';
import { useDisown } from './useDisown';

const none = { terms: false, privacy: false };

/** For who got a number that had an account already. */
export function NotMine({ stepUp }: { stepUp: StepUp }) {
  const [asking, setAsking] = useState(false);
  const [ticks, setTicks] = useState(none);
  const [reading, setReading] = useState<AgreementName | null>(null);
  const { busy, disown } = useDisown(stepUp);
  const handleClose = () => {
    setAsking(false);
    setTicks(none);
  };
  const handleYes = () => {
    handleClose();
    disown();
  };
  return (
    <>
      <p className={styles.note}>
        新办的手机号登录后，看到的是别人的账号？验证手机号后，我们会冻结原账号等待原机主核实，并为您新建账号。
      </p>
      <Button kind="outline" block loading={busy} onClick={() => setAsking(true)}>
        这不是我的账号
      </Button>
      <Sheet
        open={asking}
        onClose={handleClose}
        title="这不是您的账号？"
        closeOnMask={false}
        footer={
          <>
            <Button kind="outline" onClick={handleClose}>
              取消
            </Button>
            <Button
              kind="outline"
              className={styles.red}
              disabled={!(ticks.terms && ticks.privacy)}
              onClick={handleYes}
            >
              冻结并新建
            </Button>
          </>
        }
      >
        <p className={styles.note}>
          原账号将立即退出登录并冻结，您不能再看到其中的订单和内容。此操作不能自行撤销。
        </p>
        <BothAgreements
          ticks={ticks}
          onTick={(name, ticked) => setTicks((before) => ({ ...before, [name]: ticked }))}
          onRead={setReading}
        />
      </Sheet>
      <AgreementSheet name={reading} onClose={() => setReading(null)} />
    </>
  );
}
