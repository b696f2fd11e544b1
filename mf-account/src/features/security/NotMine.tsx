import { Button, Confirm, onPhone } from '@harbor/ui/kit';
import { useState } from 'react';
import { AgreementOverlay } from '../../agreements/AgreementOverlay';
import type { AgreementName } from '../../agreements/agreement';
import { BothAgreements } from '../../agreements/BothAgreements';
import type { StepUp } from '../../step-up/useStepUp';
import styles from './NotMine.module.css';
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
      <Button block={onPhone} loading={busy} onClick={() => setAsking(true)}>
        这不是我的账号
      </Button>
      <Confirm
        open={asking}
        onClose={handleClose}
        title="这不是您的账号？"
        width={460}
        danger
        yes={onPhone ? '冻结并新建' : '冻结原账号并新建'}
        disabled={!(ticks.terms && ticks.privacy)}
        onYes={handleYes}
      >
        <p className={styles.note}>
          原账号将立即退出登录并冻结，您不能再看到其中的订单和内容。此操作不能自行撤销。
        </p>
        <BothAgreements
          ticks={ticks}
          onTick={(name, ticked) => setTicks((before) => ({ ...before, [name]: ticked }))}
          onRead={setReading}
        />
      </Confirm>
      <AgreementOverlay name={reading} onClose={() => setReading(null)} />
    </>
  );
}
