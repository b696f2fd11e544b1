import type { SmsSender } from '../areas/identity/auth/sms-sender';
import type { Db } from '../db/connect';

/** Development driver: messages go into the table `dev_outbox` instead of to a phone. @throws Error in production */
export function createDevSms(db: Db, production: boolean): SmsSender {
  if (production) throw new Error('The development SMS driver cannot run in production');
  return {
    name: 'dev',
    revealsCodes: true,
    async send({ phone, purpose, code, params, requestId }) {
      const text = code ? `验证码 ${code}，5分钟内有效` : JSON.stringify(params ?? {});
      await db.insertInto('dev_outbox').values({ phone, purpose, text }).execute();
      return { ok: true, bizId: requestId };
    },
  };
}
