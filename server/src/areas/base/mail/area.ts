import { defineArea } from '../../../manifest';
import { mailAddress } from './personal-data';
import { purgeMails, sendMails } from './queue';
import { createSmtpMailer } from './smtp-mailer';

export const area = defineArea({
  name: 'mail',
  gives: ({ settings: { mail } }) => ({
    mailer: mail.smtp ? createSmtpMailer({ ...mail, smtp: mail.smtp }) : null,
  }),
  calls: {
    mail: async () => (await import('./routes')).routes,
  },
  ticks: [sendMails, purgeMails],
  tables: ['mail_addresses', 'mail_codes', 'mails'],
  personalData: [mailAddress],
});
