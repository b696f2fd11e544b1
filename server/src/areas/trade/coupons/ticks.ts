import { couponStatus as s } from '@harbor/contract/coupon-status';
import { promises } from '@harbor/contract/promises';
import type { Core } from '../../../core';
import type { Tick } from '../../../jobs/define';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { moveCoupons } from './move';
import { soonMs } from './present';

const batch = 500;

/** Coupons that ran out unused. @returns how many */
export async function expireCoupons(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const moved = await core.db.transaction().execute((trx) =>
    moveCoupons(trx, {
      event: 'expire',
      actor: 'system',
      now,
      only: (eb) =>
        eb('id', 'in', (inner) =>
          inner
            .selectFrom('user_coupons')
            .select('id')
            .where('status', '=', s.unused)
            .where('expire_at', '<=', now)
            .orderBy('expire_at')
            .limit(batch)
            .forUpdate()
            .skipLocked(),
        ),
    }),
  );
  return moved.length;
}

/** Tells people once of coupons that end within three days: one message for all of them. @returns how many people */
export async function remindOfCoupons(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('user_coupons')
      .set({ reminded_at: now })
      .where('user_coupons.id', 'in', (inner) =>
        inner
          .selectFrom('user_coupons')
          .select('id')
          .where('status', '=', s.unused)
          .where('reminded_at', 'is', null)
          .where('expire_at', '>', now)
          .where('expire_at', '<=', new Date(now.getTime() + soonMs))
          // What was received just now needs no reminder yet.
          .where('received_at', '<', new Date(now.getTime() - soonMs))
          .orderBy('user_id')
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .from('coupon_templates')
      .whereRef('coupon_templates.id', '=', 'user_coupons.template_id')
      .returning(['user_coupons.user_id', 'coupon_templates.title'])
      .execute();
    const people = [...new Set(due.map(({ user_id }) => user_id))];
    for (const userId of people) {
      const coupons = due.filter(({ user_id }) => user_id === userId);
      await notify(trx, {
        userId,
        kind: messageKind.system,
        sub: systemSub.coupon,
        title: `有 ${coupons.length} 张优惠券即将到期`,
        body: `${coupons
          .slice(0, 3)
          .map(({ title }) => `“${title}”`)
          .join(
            '、',
          )}${coupons.length > 3 ? '等' : ''}将在 ${promises.couponSoonDays} 天内到期，请尽快使用。`,
        link: '/coupon/',
        now,
      });
    }
    return people.length;
  });
}

const untilDone = (work: (core: Core) => Promise<number>) => async (core: Core) => {
  for (let round = 0; round < 20; round += 1) if ((await work(core)) === 0) return;
};

/** What recurs for coupons. */
export const couponTicks: Tick[] = [
  { name: 'coupons.expire', everySeconds: 60, run: untilDone(expireCoupons) },
  { name: 'coupons.remind', everySeconds: 600, run: untilDone(remindOfCoupons) },
];
