import type { SmsSender } from '../areas/identity/auth/sms-sender';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';

/** Development driver: messages go into the table `dev_outbox` instead of to a phone. @throws Error in production */
export function createDevSms(db: Db, production: boolean): SmsSender {
  if (production) throw new Error('The development SMS driver cannot run in production');
  return {
    name: 'dev',
    revealsCodes: true,
    async send({ phone, purpose, code, params, requestId }) {
      const text = code ? `验证码 ${code}，5分钟内有效` : JSON.stringify(params ?? {});
      await insertRow(db, 'dev_outbox', { phone, purpose, text });
      return { ok: true, bizId: requestId };
    },
    async probe() {
      await db.selectFrom('dev_outbox').select('phone').limit(1).execute();
      return { ok: true, words: '演示站：短信进入开发信箱，不会发到手机' };
    },
  };
}
