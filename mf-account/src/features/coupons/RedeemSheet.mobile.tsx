import { Field, TextField } from '@harbor/ui/kit';
import { Button, Sheet } from '@harbor/ui/mobile';
import { ProblemLine } from '../../form/ProblemLine';
import { useRedeem } from './useRedeem';

export interface RedeemSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The field for codes on the phone. */
export function RedeemSheet({ open, onClose }: RedeemSheetProps) {
  const form = useRedeem(onClose);
  return (
    <Sheet open={open} onClose={onClose} title="兑换优惠券">
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
  );
}
