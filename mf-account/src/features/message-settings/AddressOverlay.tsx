import { Button, Field, Overlay, TextField } from '@harbor/ui/kit';
import { useSecurity } from '../../account/useSecurity';
import { CodeField } from '../../credentials/CodeField';
import styles from '../../credentials/forms.module.css';
import { ProblemLine } from '../../form/ProblemLine';
import { StepUpOverlay } from '../../step-up/StepUpOverlay';
import { useBindAddress } from './useBindAddress';

export interface AddressOverlayProps {
  open: boolean;
  /** The address that is bound, masked; empty for none. */
  address: string;
  onClose: () => void;
}

/** The address for mails, which proves itself by a code. */
export function AddressOverlay({ open, address, onClose }: AddressOverlayProps) {
  const title = address ? '更换邮箱' : '绑定邮箱';
  return (
    <Overlay open={open} onClose={onClose} title={title} width={440} closeOnMask={false}>
      {open ? <AddressForm address={address} onDone={onClose} /> : null}
    </Overlay>
  );
}

function AddressForm({ address, onDone }: { address: string; onDone: () => void }) {
  const { form, code, stepUp } = useBindAddress(onDone);
  const { data } = useSecurity();
  const { values, errors } = form;
  return (
    <>
      <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
        <p className={styles.intro}>
          {address ? `更换后，邮件不再发送到 ${address}。` : '邮箱只用于提醒，不会公开，也不用于登录。'}
        </p>
        <Field label={address ? '新邮箱' : '邮箱'} error={errors.email}>
          {(control) => (
            <TextField
              {...control}
              type="email"
              name="email"
              inputMode="email"
              autoComplete="email"
              maxLength={200}
              placeholder="name@example.cn"
              value={values.email}
              onChange={({ target }) => form.set('email', target.value)}
              onBlur={() => form.leave('email')}
            />
          )}
        </Field>
        <CodeField
          way="mail"
          value={values.code}
          error={errors.code}
          code={code}
          onChange={(digits) => form.set('code', digits)}
        />
        <ProblemLine problem={form.problem} />
        <Button kind="primary" type="submit" size="l" block loading={form.busy}>
          {address ? '更换邮箱' : '绑定邮箱'}
        </Button>
      </form>
      <StepUpOverlay stepUp={stepUp} phone={data?.phone ?? ''} hasPassword={data?.has_password ?? false} />
    </>
  );
}
