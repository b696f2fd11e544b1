import { call, invalidateCalls, newIdempotencyKey, notify } from '@harbor/runtime';
import { useForm } from '../../form/useForm';
import { touchedByCoupons } from './queries';

/** What is wrong with a code before it is sent, if anything. */
export function checkCode(code: string): string | undefined {
  const bare = code.normalize('NFKC').replace(/[\s-]/g, '');
  return /^[A-Za-z0-9]{8,12}$/.test(bare) ? undefined : '兑换码为8至12位字母或数字';
}

/** Turning a code into a coupon. @param onDone called after the coupon is there */
export function useRedeem(onDone?: () => void) {
  const form = useForm({
    initial: { code: '' },
    checks: { code: checkCode },
    send: async ({ code }) => {
      const { coupon } = await call('POST /coupons/redeem', {
        body: { code },
        idempotencyKey: newIdempotencyKey(),
        silent: true,
      });
      notify.success(`兑换成功：${coupon.title}`);
      form.set('code', '');
      await invalidateCalls(touchedByCoupons);
      onDone?.();
    },
  });
  return form;
}
