import { Button, Input } from 'antd';
import { useId } from 'react';
import styles from './Redeem.module.css';
import { useRedeem } from './useRedeem';

/** The field for codes, on the desktop beside the title. */
export function Redeem() {
  const form = useRedeem();
  const id = useId();
  const wrong = form.errors.code ?? form.problem?.text;
  return (
    <form ref={form.ref} noValidate className={styles.form} onSubmit={form.handleSubmit}>
      <Input
        className={styles.code}
        aria-label="兑换码"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? id : undefined}
        autoComplete="off"
        maxLength={20}
        placeholder="输入 8–12 位兑换码"
        status={wrong ? 'error' : ''}
        value={form.values.code}
        onChange={(event) => form.set('code', event.target.value)}
      />
      <Button htmlType="submit" loading={form.busy}>
        兑换
      </Button>
      {wrong ? (
        <p id={id} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      ) : null}
    </form>
  );
}
