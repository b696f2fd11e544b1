import { Button, Overlay } from '@harbor/ui/kit';
import styles from '../../credentials/forms.module.css';
import { PhoneAndCode } from '../../credentials/PhoneAndCode';
import { ProblemLine } from '../../form/ProblemLine';
import type { StepUp } from '../../step-up/useStepUp';
import { useChangePhone } from './useChangePhone';

export interface PhoneOverlayProps {
  open: boolean;
  stepUp: StepUp;
  onClose: () => void;
}

/** The new phone, which proves itself by a code. */
export function PhoneOverlay({ open, stepUp, onClose }: PhoneOverlayProps) {
  return (
    <Overlay open={open} onClose={onClose} title="更换手机号" width={440} closeOnMask={false}>
      {open ? <PhoneForm stepUp={stepUp} onDone={onClose} /> : null}
    </Overlay>
  );
}

function PhoneForm({ stepUp, onDone }: { stepUp: StepUp; onDone: () => void }) {
  const { form, code } = useChangePhone(stepUp.guard, onDone);
  return (
    <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <p className={styles.intro}>更换后请用新手机号登录，其他设备会退出登录。</p>
      <PhoneAndCode form={form} code={code} label="新手机号" autoComplete="tel-national" />
      <ProblemLine problem={form.problem} />
      <Button kind="primary" type="submit" size="l" block loading={form.busy}>
        更换手机号
      </Button>
    </form>
  );
}
