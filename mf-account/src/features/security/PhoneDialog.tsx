import { Button, Modal } from 'antd';
import { ProblemLine } from '../../form/ProblemLine';
import styles from '../login/forms.module.css';
import { PhoneAndCode } from '../login/PhoneAndCode';
import type { StepUp } from '../step-up/useStepUp';
import { useChangePhone } from './useChangePhone';

export interface PhoneDialogProps {
  open: boolean;
  stepUp: StepUp;
  onClose: () => void;
}

/** The new phone, which proves itself by a code. */
export function PhoneDialog({ open, stepUp, onClose }: PhoneDialogProps) {
  return (
    <Modal
      open={open}
      onCancel={onClose}
      title="更换手机号"
      width={440}
      centered
      footer={null}
      destroyOnHidden
    >
      {open ? <PhoneForm stepUp={stepUp} onDone={onClose} /> : null}
    </Modal>
  );
}

function PhoneForm({ stepUp, onDone }: { stepUp: StepUp; onDone: () => void }) {
  const { form, code } = useChangePhone(stepUp.guard, onDone);
  return (
    <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <p className={styles.intro}>更换后请用新手机号登录，其他设备会退出登录。</p>
      <PhoneAndCode form={form} code={code} label="新手机号" autoComplete="tel-national" />
      <ProblemLine problem={form.problem} />
      <Button type="primary" htmlType="submit" size="large" block loading={form.busy}>
        更换手机号
      </Button>
    </form>
  );
}
