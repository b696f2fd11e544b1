import { defineArea } from '../../../manifest';
import { accountOpened } from '../../identity/auth/events';
import { coupons } from './personal-data';
import { couponTicks } from './ticks';
import { giveWelcomeCoupons } from './welcome';

export const area = defineArea({
  name: 'coupons',
  calls: {
    coupons: async () => (await import('./routes')).routes,
  },
  ticks: couponTicks,
  tables: ['coupon_templates', 'user_coupons', 'coupon_history', 'coupon_codes'],
  on: [accountOpened.handledBy((trx, { userId, now }) => giveWelcomeCoupons(trx, userId, now))],
  personalData: [coupons],
});
