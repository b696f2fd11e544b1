import { promises } from '@harbor/contract/promises';
import type { Environment } from './environment';
import type { LimitProfile } from './limits';

const minute = 60_000;

/** What goes out by mail, through whom, and how much of it. Durations in ms. */
export function mailSettings(e: Environment, profile: LimitProfile, demo: boolean) {
  const raised = profile === 'production' ? 1 : 1000;
  return {
    /** Address of the SMTP server with user and password; undefined: the site sends no mails, or those of the demo. */
    smtp: e.HARBOR_SMTP_URL,
    from: e.HARBOR_MAIL_FROM ?? '',
    /** A demo without a server shows its mails instead of sending them. */
    driver: e.HARBOR_SMTP_URL ? ('smtp' as const) : demo ? ('dev' as const) : ('none' as const),
    /** Until a mail that the server has not answered for counts as not sent. */
    patience: 30_000,
    codes: {
      lifetime: promises.mailCodeMinutes * minute,
      /** Wrong tries after which a code is burnt. */
      tries: 5,
      resendAfter: profile === 'production' ? promises.smsAgainSeconds * 1000 : 10_000,
      perUserHour: 5 * raised,
      perAddressHour: 4 * raised,
      perAddressDay: 8 * raised,
      /** Tries of a user a day over all codes. */
      triesPerDay: 20 * raised,
    },
    /** Mails to one person a day; what is beyond is not sent. */
    perPersonDay: 60 * raised,
    /** Mails of the whole site an hour; what is beyond waits. */
    perHour: 5000 * raised,
  };
}
