import { Field, TextField } from '@harbor/ui/kit';
import { Button, Sheet } from '@harbor/ui/mobile';
import { ChevronRight, TicketPlus } from 'lucide-react';
import { ProblemLine } from '../../form/ProblemLine';
import { useOverlay } from '../../overlay/useOverlay';
import styles from './Redeem.mobile.module.css';
import { useRedeem } from './useRedeem';

/** The field for codes, on the phone in a sheet. */
export function Redeem() {
  const { shown, open, close } = useOverlay<'redeem'>();
  const form = useRedeem(close);
  return (
    <>
      <button type="button" className={styles.redeem} onClick={() => open('redeem')}>
        <TicketPlus size={20} strokeWidth={1.7} aria-hidden />
        用兑换码兑换
        <ChevronRight className={styles.arrow} size={16} aria-hidden />
      </button>
      <Sheet open={shown === 'redeem'} onClose={close} title="兑换优惠券">
        <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
          <Field label="兑换码" error={form.errors.code} hint="8–12 位字母或数字，不区分大小写">
            {(control) => (
              <TextField
                {...control}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={20}
                value={form.values.code}
                onChange={(event) => form.set('code', event.target.value)}
                onBlur={() => form.leave('code')}
              />
            )}
          </Field>
          <ProblemLine problem={form.problem} />
          <Button type="submit" block loading={form.busy} disabled={!form.values.code.trim()}>
            兑换
          </Button>
        </form>
      </Sheet>
    </>
  );
}
