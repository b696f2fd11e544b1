import { Button, Sheet } from '@harbor/ui/mobile';
import { ProblemLine } from '../../form/ProblemLine';
import styles from '../login/forms.mobile.module.css';
import { PhoneAndCode } from '../login/PhoneAndCode.mobile';
import type { StepUp } from '../step-up/useStepUp';
import { useChangePhone } from './useChangePhone';

export interface PhoneSheetProps {
  open: boolean;
  stepUp: StepUp;
  onClose: () => void;
}

/** The new phone, which proves itself by a code. */
export function PhoneSheet({ open, stepUp, onClose }: PhoneSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="更换手机号" closeOnMask={false}>
      {open ? <PhoneForm stepUp={stepUp} onDone={onClose} /> : null}
    </Sheet>
  );
}

function PhoneForm({ stepUp, onDone }: { stepUp: StepUp; onDone: () => void }) {
  const { form, code } = useChangePhone(stepUp.guard, onDone);
  return (
    <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <p className={styles.intro}>更换后请用新手机号登录，其他设备会退出登录。</p>
      <PhoneAndCode form={form} code={code} label="新手机号" autoComplete="tel-national" />
      <ProblemLine problem={form.problem} />
      <Button type="submit" block className={styles.submit} loading={form.busy}>
        更换手机号
      </Button>
    </form>
  );
}
