import type { NewPayee } from '@harbor/contract';
import { type ApiError, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Field, Overlay, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import { useAddPayee } from './queries';
import type { Proof } from './useProof';
import styles from './WithdrawForm.module.css';

export interface PayeeOverlayProps {
  open: boolean;
  onClose: () => void;
  onAdded: (id: number) => void;
  /** As certified, masked. */
  name: string;
  proof: Proof;
}

const blank: NewPayee = { kind: 'bank', name: '', bank: '', account: '' };

const kinds = [
  ['bank', '银行卡'],
  ['alipay', '支付宝'],
] as const;

/** A new account for the money, in the certified name; it is kept encrypted and shown masked. */
export function PayeeOverlay({ open, onClose, onAdded, name, proof }: PayeeOverlayProps) {
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const add = useAddPayee();
  const bank = values.kind === 'bank';
  const set = (key: keyof NewPayee) => (value: string) => {
    setValues((now) => ({ ...now, [key]: value }));
    setErrors(({ [key]: _, ...others }) => others);
  };

  async function handleSubmit() {
    const missing: Record<string, string> = {
      ...(values.name.trim().length < 2 && { name: '请输入户名' }),
      ...(bank && !values.bank?.trim() && { bank: '请输入开户行' }),
      ...(values.account.trim().length < 5 && { account: '请输入账号' }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const { kind, name: holder, bank: where, account } = values;
    try {
      const made = await proof.guard(() =>
        add.mutateAsync({ body: { kind, name: holder, account, ...(bank && { bank: where }) } }),
      );
      if (!made) return;
      setValues(blank);
      notify.success('已添加');
      onAdded(made.id);
    } catch (error) {
      const refused = error as ApiError;
      const found = ['name', 'bank', 'account'].flatMap((field) => {
        const message = refused.fieldError?.(field);
        return message ? [[field, message] as const] : [];
      });
      setErrors(found.length > 0 ? Object.fromEntries(found) : { account: errorText(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Overlay
      open={open}
      onClose={onClose}
      title="添加收款账户"
      width={440}
      closeOnMask={false}
      footer={
        <Button kind="primary" size="l" block loading={busy} onClick={() => void handleSubmit()}>
          验证手机号并添加
        </Button>
      }
    >
      <div className={styles.adding}>
        <fieldset className={styles.kinds} aria-label="收款方式">
          {kinds.map(([kind, title]) => (
            <button
              key={kind}
              type="button"
              aria-pressed={values.kind === kind}
              onClick={() => set('kind')(kind)}
            >
              {title}
            </button>
          ))}
        </fieldset>
        <Field label="户名" hint={`须与认证姓名 ${name || '（未认证）'} 一致`} error={errors.name ?? ''}>
          {(control) => (
            <TextField
              {...control}
              maxLength={30}
              autoComplete="name"
              value={values.name}
              onChange={({ target }) => set('name')(target.value)}
            />
          )}
        </Field>
        {bank ? (
          <Field label="开户行" error={errors.bank ?? ''}>
            {(control) => (
              <TextField
                {...control}
                maxLength={30}
                value={values.bank ?? ''}
                placeholder="如：中国工商银行"
                onChange={({ target }) => set('bank')(target.value)}
              />
            )}
          </Field>
        ) : null}
        <Field
          label={bank ? '银行卡号' : '支付宝账号'}
          hint="账号加密保存，之后只显示尾号"
          error={errors.account ?? ''}
        >
          {(control) => (
            <TextField
              {...control}
              maxLength={60}
              inputMode={bank ? 'numeric' : 'text'}
              autoComplete="off"
              value={values.account}
              onChange={({ target }) => set('account')(target.value)}
            />
          )}
        </Field>
      </div>
    </Overlay>
  );
}
