import type { Mailer } from '../areas/base/mail/mailer';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';

/** Development driver: mails go into the table `dev_outbox` instead of to a mailbox. @throws Error in production */
export function createDevMailer(db: Db, production: boolean): Mailer {
  if (production) throw new Error('The development mailer cannot run in production');
  return {
    name: 'dev',
    revealsCodes: true,
    async send({ to, subject, text }) {
      await insertRow(db, 'dev_outbox', { phone: to, purpose: 'mail', text: `${subject}\n\n${text}` });
      return { ok: true };
    },
    async verify() {
      await db.selectFrom('dev_outbox').select('phone').limit(1).execute();
      return { ok: true };
    },
  };
}
